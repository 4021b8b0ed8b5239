/**
 * Runs in a page before anything else. Removes the features that Firefox 68 or Safari 12 lack and a page
 * might use, so that any Chromium can replace them. Those browsers run nowhere that we can test.
 */
export function forgetNewerThings(): void {
  const forget = (owner: object, names: string) => {
    for (const name of names.split(' ')) {
      if (!Reflect.deleteProperty(owner, name) || name in owner) {
        Object.defineProperty(owner, name, { value: undefined, configurable: true, writable: true });
      }
    }
  };
  forget(window.ReadableStream.prototype, 'pipeThrough pipeTo values');
  forget(window.Request.prototype, 'signal');
  forget(window, 'TransformStream TextEncoderStream TextDecoderStream WritableStream CompressionStream');
  forget(
    window,
    'BroadcastChannel ResizeObserver IntersectionObserver PointerEvent WeakRef FinalizationRegistry',
  );
  forget(
    window,
    'structuredClone queueMicrotask requestIdleCallback reportError AggregateError navigation scheduler',
  );
  forget(window.MediaQueryList.prototype, 'addEventListener removeEventListener');
  forget(window.AbortSignal, 'timeout any abort');
  forget(window.AbortSignal.prototype, 'reason throwIfAborted');
  forget(window.Element.prototype, 'replaceChildren checkVisibility animate getAnimations');
  forget(window.HTMLElement.prototype, 'inert popover showPopover');
  forget(window.HTMLFormElement.prototype, 'requestSubmit');
  forget(window.Document.prototype, 'startViewTransition getAnimations');
  forget(window.Blob.prototype, 'arrayBuffer text stream');
  forget(window.URL, 'canParse parse');
  forget(window.Object, 'fromEntries hasOwn groupBy');
  forget(window.Promise, 'allSettled any withResolvers try');
  forget(window.Array, 'fromAsync');
  forget(window.Array.prototype, 'at findLast findLastIndex toSorted toReversed toSpliced with');
  forget(window.String.prototype, 'at matchAll replaceAll isWellFormed toWellFormed');
  forget(window.Intl, 'ListFormat RelativeTimeFormat DisplayNames Segmenter');
  // `crypto.randomUUID` is on a prototype that has no name of its own.
  forget(window.crypto, 'randomUUID');
}

/** Safari 12.0; apart from the rest because Playwright's own scripts in a page do not go without. */
export function forgetGlobalThis(): void {
  Reflect.deleteProperty(window, 'globalThis');
}
