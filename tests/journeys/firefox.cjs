/** Loaded before Playwright's own code, where journeys run in Firefox: the version of Debian does not know the command with
 * which Playwright chooses a colour scheme for every new window, and no journey there asks for one. */
const Module = require('node:module');

const UNKNOWN = /await this\._(browser\._browserSession|session)\.send\("emulation\.setMediaFeaturesOverride", \{/g;
const compile = Module.prototype._compile;
Module.prototype._compile = function (code, file) {
  return compile.call(this, file.endsWith('coreBundle.js') ? code.replace(UNKNOWN, 'void ({') : code, file);
};
