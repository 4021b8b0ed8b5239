/**
 * The service worker of lessons and practice (ADR 37), as the text of a script. It is written for the browsers of 2019,
 * and served as it stands here. It answers for two things only: the documents of `/learn/` and `/practice` when the
 * network does not, and the hashed files that such a page was made of. Calls go to the network; the page itself stores
 * the replies that it needs.
 */
export const LESSON_WORKER = `'use strict';
var PAGES = 'lesson-pages-1', FILES = 'lesson-files-1', MOST_PAGES = 40, MOST_FILES = 400;
function trim(cache, most) {
  return cache.keys().then(function (keys) {
    return Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map(function (key) { return cache.delete(key); }));
  });
}
function store(name, most, request, response) {
  return caches.open(name).then(function (cache) {
    return cache.delete(request).then(function () { return cache.put(request, response); }).then(function () { return trim(cache, most); });
  });
}
function isKept(path) { return /^\\/(learn\\/|practice(\\/|$))/.test(path); }
function isPage(response) {
  return response.ok && !response.redirected && /^text\\/html/.test(response.headers.get('content-type') || '');
}
self.addEventListener('install', function () { self.skipWaiting(); });
self.addEventListener('activate', function (event) {
  event.waitUntil(caches.keys().then(function (names) {
    return Promise.all(names.map(function (name) {
      return /^lesson-/.test(name) && name !== PAGES && name !== FILES ? caches.delete(name) : undefined;
    }));
  }).then(function () { return self.clients.claim(); }));
});
function keepFile(address) {
  return caches.match(address).then(function (known) {
    if (known) return undefined;
    return fetch(address).then(function (response) {
      return response.ok ? store(FILES, MOST_FILES, address, response) : undefined;
    });
  }).catch(function () {});
}
self.addEventListener('message', function (event) {
  var data = event.data || {};
  if (data.kind !== 'keep' || typeof data.page !== 'string' || !Array.isArray(data.files)) return;
  if (!isKept(data.page)) return;
  var page = fetch(data.page, { credentials: 'same-origin' }).then(function (response) {
    return isPage(response) ? store(PAGES, MOST_PAGES, data.page, response) : undefined;
  }).catch(function () {});
  var files = data.files.filter(function (file) { return typeof file === 'string' && file.indexOf('/assets/') === 0; });
  event.waitUntil(Promise.all([page].concat(files.slice(0, MOST_FILES).map(keepFile))).then(function () {
    if (event.ports && event.ports[0]) event.ports[0].postMessage('kept');
  }));
});
self.addEventListener('fetch', function (event) {
  var request = event.request, address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== self.location.origin) return;
  if (address.pathname.indexOf('/assets/') === 0) {
    event.respondWith(caches.match(address.pathname).then(function (known) { return known || fetch(request); }));
    return;
  }
  if (request.mode !== 'navigate' || !isKept(address.pathname)) return;
  event.respondWith(fetch(request).catch(function (error) {
    return caches.match(address.pathname).then(function (known) {
      if (known) return known;
      throw error;
    });
  }));
});
`;

/** What a browser gets once the school has switched it off: a worker that removes itself and all that it stored. */
export const NO_LESSON_WORKER = `'use strict';
self.addEventListener('install', function () { self.skipWaiting(); });
self.addEventListener('activate', function (event) {
  event.waitUntil(caches.keys().then(function (names) {
    return Promise.all(names.map(function (name) { return /^lesson-/.test(name) ? caches.delete(name) : undefined; }));
  }).then(function () { return self.registration.unregister(); }));
});
`;
