import { ReadableStream, TransformStream, WritableStream } from 'web-streams-polyfill';

const STATUSES_WITHOUT_BODY = [101, 204, 205, 304];

/**
 * Firefox below 102 and Safari below 14.1 cannot pipe one stream through another, as React Router does with a page's
 * data. All streams are replaced together: own ones and these do not go through each other.
 */
export function bringStreams(): void {
  if (typeof window.TransformStream === 'function' && 'pipeThrough' in window.ReadableStream.prototype)
    return;
  Object.assign(window, { ReadableStream, TransformStream, WritableStream });
  Reflect.deleteProperty(window, 'TextEncoderStream');

  const bodies = new WeakMap<Response, ReadableStream<Uint8Array>>();
  Object.defineProperty(Response.prototype, 'body', {
    configurable: true,
    get(this: Response) {
      if (STATUSES_WITHOUT_BODY.includes(this.status)) return null;
      const body = bodies.get(this) ?? readAtOnce(this);
      bodies.set(this, body);
      return body;
    },
  });
}

/** A response's body in one piece, read only on demand. */
function readAtOnce(response: Response): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        controller.enqueue(new Uint8Array(await response.arrayBuffer()));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}
