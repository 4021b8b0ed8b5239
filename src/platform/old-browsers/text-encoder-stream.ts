/** For Firefox below 113 and Safari below 14.1. A character must not be split between two pieces of text. */
export function bringTextEncoderStream(): void {
  if ('TextEncoderStream' in window) return;
  Object.assign(window, {
    TextEncoderStream: class {
      readonly encoding = 'utf-8';
      readonly readable: ReadableStream<Uint8Array>;
      readonly writable: WritableStream<string>;

      constructor() {
        const encoder = new TextEncoder();
        const { readable, writable } = new window.TransformStream<string, Uint8Array>({
          transform: (text, controller) => controller.enqueue(encoder.encode(text)),
        });
        this.readable = readable;
        this.writable = writable;
      }
    },
  });
}
