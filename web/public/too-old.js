/* For browsers that cannot read the page's own scripts: they would show nothing at all. */
(function () {
  function say() {
    document.getElementById('too-old').removeAttribute('hidden');
  }
  if (!('noModule' in document.createElement('script'))) say();
  addEventListener('error', function (event) {
    if (event.error instanceof SyntaxError) say();
  });
})();
