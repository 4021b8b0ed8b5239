type PageOutbox = {
  readonly look: () => Promise<unknown>;
  readonly flush: (closing?: boolean) => Promise<void>;
};

/**
 * Sends the pending records when the page is left or hidden. Reads the server again when the connection is
 * back or the page is shown. Returns how to stop.
 */
export function connectPage({ look, flush }: PageOutbox): () => void {
  const leave = () => void flush(true);
  const comeBack = () => void look().then(() => flush());
  const show = () => (document.visibilityState === 'visible' ? comeBack() : leave());
  window.addEventListener('online', comeBack);
  window.addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', show);
  return () => {
    window.removeEventListener('online', comeBack);
    window.removeEventListener('pagehide', leave);
    document.removeEventListener('visibilitychange', show);
  };
}
