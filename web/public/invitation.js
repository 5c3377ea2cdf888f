/* An invitation names its table in the path, for previews of links. The game itself is one folder up. */
location.replace(location.pathname.replace(/t\/[^/]*$/, '') + location.hash);
