// One test for each of the polyfills; a browser that lacks nothing loads nothing.
const LACKS_NOTHING =
  "window.TransformStream&&window.TextEncoderStream&&Object.fromEntries&&'signal'in Request.prototype";

/**
 * An inline script for the head. An old browser stops there and runs the polyfills at `address` before it
 * reads on, because React Router's own inline scripts in the body need them.
 */
export function loadPolyfillsScript(address: string): string {
  return `if(!(${LACKS_NOTHING}))document.write('<script src="${address}"><\\/script>')`;
}
