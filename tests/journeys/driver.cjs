/** Loaded before Playwright's own code, which it changes in three places; in a version that is written otherwise nothing is
 * changed, and the journeys take longer. */
const Module = require('node:module');

const CHANGES = [
  // With every window a full Chromium loads what would be shown below its address line: half a second of a processor.
  ['"AimEnabled",', '"AimEnabled", "WebUIOmniboxPopup", "WebUIOmniboxAimPopup",'],
  // What is waited for is looked for ten times a second, not twice.
  ['backoffScale = [20, 50, 100, 100, 500]', 'backoffScale = [20, 50, 100]'],
  // Debian's Firefox does not know the command that chooses a colour scheme for every new window, which no journey there
  // asks for.
  [
    /await this\._(browser\._browserSession|session)\.send\("emulation\.setMediaFeaturesOverride", \{/g,
    'void ({',
  ],
];
const changed = (code) => CHANGES.reduce((now, [old, next]) => now.replace(old, next), code);

const compile = Module.prototype._compile;
Module.prototype._compile = function (code, file) {
  return compile.call(this, file.endsWith('coreBundle.js') ? changed(code) : code, file);
};
