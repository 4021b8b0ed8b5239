/** Keeps work from a server that fails. */
export type Circuit = {
  /** Whether the server may be asked. After a rest, one may ask; the others wait for how that ends. */
  readonly mayAsk: () => boolean;
  readonly succeed: () => void;
  readonly fail: () => void;
  /** The outcome says nothing of the server. */
  readonly pass: () => void;
};

const MOST_FAILURES = 5;
const REST_MS = 5 * 60 * 1_000;

/** Opens after five failures in a row, for five minutes. Then one request decides. `now` is in milliseconds. */
export function createCircuit(now: () => number): Circuit {
  let failures = 0;
  let restsUntil = 0;
  let trying = false;
  return {
    mayAsk() {
      if (failures < MOST_FAILURES) return true;
      if (now() < restsUntil || trying) return false;
      trying = true;
      return true;
    },
    succeed() {
      failures = 0;
      trying = false;
    },
    fail() {
      failures += 1;
      trying = false;
      if (failures >= MOST_FAILURES) restsUntil = now() + REST_MS;
    },
    pass() {
      trying = false;
    },
  };
}
