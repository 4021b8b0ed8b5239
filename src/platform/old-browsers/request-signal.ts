/** Safari 12.0 has AbortController, but its requests forget their signal, which React Router reads from them. */
export function bringRequestSignal(): void {
  if ('signal' in Request.prototype) return;
  const OwnRequest = window.Request;
  window.Request = class extends OwnRequest {
    override readonly signal: AbortSignal;

    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(input, init);
      const signal = init?.signal ?? (input instanceof window.Request ? input.signal : undefined);
      this.signal = signal ?? new AbortController().signal;
    }
  };
}
