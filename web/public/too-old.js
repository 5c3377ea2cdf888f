/* For browsers that cannot read the page's own scripts, or do not get them: they would show nothing at all. */
(function () {
  function say(what) {
    document.getElementById(what).removeAttribute('hidden');
  }
  if (!('noModule' in document.createElement('script'))) say('too-old');
  addEventListener(
    'error',
    function (event) {
      if (event.error instanceof SyntaxError) say('too-old');
      if (event.target.tagName === 'SCRIPT') say('away');
    },
    true,
  );
})();
