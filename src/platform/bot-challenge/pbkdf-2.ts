import { compress, INITIAL_STATE } from './sha-256.ts';

const BLOCK_BYTES = 64;
const SLICE_MS = 12;
/** Rounds between two looks at the clock. */
const LOOK_EVERY = 200;

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** A block of up to 64 bytes. A shorter one is padded as the end of a message of `messageBytes` in all. */
function block(bytes: Uint8Array, messageBytes?: number): Int32Array {
  const padded = new Uint8Array(BLOCK_BYTES);
  padded.set(bytes);
  const view = new DataView(padded.buffer);
  if (messageBytes !== undefined) {
    padded[bytes.length] = 0x80;
    view.setUint32(60, messageBytes * 8);
  }
  return Int32Array.from({ length: 16 }, (_, word) => view.getInt32(word * 4));
}

function stateAfter(key: Uint8Array, mask: number): Int32Array {
  const masked = new Uint8Array(BLOCK_BYTES).fill(mask);
  key.forEach((byte, place) => (masked[place] = byte ^ mask));
  const state = Int32Array.from(INITIAL_STATE);
  compress(state, block(masked));
  return state;
}

/**
 * PBKDF2 with HMAC-SHA-256 (RFC 8018), the first 32 bytes. Password: at most 64 bytes; salt: at most 51.
 * Works in slices of about 12 ms, so the page stays responsive.
 */
export async function derivePbkdf2(
  password: Uint8Array,
  salt: Uint8Array,
  rounds: number,
): Promise<Uint8Array> {
  const inner = stateAfter(password, 0x36);
  const outer = stateAfter(password, 0x5c);
  // A digest as a message after one block: 32 bytes, padded once and for all.
  const digest = block(new Uint8Array(32), BLOCK_BYTES + 32);
  const state = new Int32Array(8);

  /** Leaves HMAC(password, message) in the first words of `digest`. */
  function authenticate(message: Int32Array): void {
    state.set(inner);
    compress(state, message);
    digest.set(state);
    state.set(outer);
    compress(state, digest);
    digest.set(state);
  }

  const first = new Uint8Array(salt.length + 4);
  first.set(salt);
  first[salt.length + 3] = 1;
  authenticate(block(first, BLOCK_BYTES + first.length));
  const sum = Int32Array.from(digest.subarray(0, 8));
  let since = performance.now();
  for (let round = 1; round < rounds; round += 1) {
    authenticate(digest);
    for (let word = 0; word < 8; word += 1) sum[word] = (sum[word] as number) ^ (digest[word] as number);
    if (round % LOOK_EVERY === 0 && performance.now() - since > SLICE_MS) {
      await pause();
      since = performance.now();
    }
  }
  const derived = new DataView(new ArrayBuffer(32));
  sum.forEach((word, place) => derived.setInt32(place * 4, word));
  return new Uint8Array(derived.buffer);
}
