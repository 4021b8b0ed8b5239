import { derivePbkdf2 } from './pbkdf-2.ts';

type Derive = (password: Uint8Array, salt: Uint8Array, rounds: number) => Promise<Uint8Array>;

/** The parameters of the work (altcha, second format): find the counter whose key begins with `keyPrefix`. */
type Parameters = {
  readonly algorithm: 'PBKDF2/SHA-256';
  readonly cost: number;
  readonly keyPrefix: string;
  readonly nonce: string;
  readonly salt: string;
};

/** Far above any counter that the server chooses. */
const MOST_COUNTERS = 5_000;
/** The number of keys that the browser derives in parallel: it has more threads than this page. */
const THREADS = 4;
const BITS = 256;

function isParameters(value: unknown): value is Parameters {
  if (typeof value !== 'object' || value === null) return false;
  const { algorithm, cost, keyPrefix, nonce, salt } = value as Record<string, unknown>;
  const texts = [keyPrefix, nonce, salt].every(
    (text) => typeof text === 'string' && /^([0-9a-f]{2})+$/.test(text),
  );
  return algorithm === 'PBKDF2/SHA-256' && typeof cost === 'number' && texts;
}

const fromHex = (text: string) =>
  Uint8Array.from({ length: text.length / 2 }, (_, byte) => parseInt(text.slice(byte * 2, byte * 2 + 2), 16));

const toHex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

function deriveWith(subtle: SubtleCrypto): Derive {
  return async (password, salt, rounds) => {
    const key = await subtle.importKey('raw', password as BufferSource, { name: 'PBKDF2' }, false, [
      'deriveBits',
    ]);
    const bits = await subtle.deriveBits(
      { name: 'PBKDF2', hash: 'SHA-256', salt: salt as BufferSource, iterations: rounds },
      key,
      BITS,
    );
    return new Uint8Array(bits);
  };
}

function passwordOf(nonce: Uint8Array, counter: number): Uint8Array {
  const password = new Uint8Array(nonce.length + 4);
  password.set(nonce);
  new DataView(password.buffer).setUint32(nonce.length, counter);
  return password;
}

/**
 * Does the work of an ALTCHA challenge without blocking the page: in the browser's own threads, or in slices
 * where `subtle` is missing (http on a local network). Undefined when the challenge cannot be solved.
 */
export async function solveAltcha(
  challenge: Readonly<Record<string, unknown>>,
  subtle: SubtleCrypto | undefined,
): Promise<string | undefined> {
  const { parameters } = challenge;
  if (!isParameters(parameters)) return undefined;
  const nonce = fromHex(parameters.nonce);
  const salt = fromHex(parameters.salt);
  const derive = subtle ? deriveWith(subtle) : derivePbkdf2;
  const atOnce = subtle ? THREADS : 1;
  const startedAt = performance.now();
  for (let next = 0; next < MOST_COUNTERS; next += atOnce) {
    const counters = Array.from({ length: atOnce }, (_, place) => next + place);
    const keys = await Promise.all(
      counters.map((counter) => derive(passwordOf(nonce, counter), salt, parameters.cost)),
    );
    const found = keys.map(toHex).findIndex((key) => key.startsWith(parameters.keyPrefix));
    const derived = keys[found];
    if (!derived) continue;
    const time = Math.round(performance.now() - startedAt);
    const solution = { counter: next + found, derivedKey: toHex(derived), time };
    return btoa(JSON.stringify({ challenge, solution }));
  }
  return undefined;
}
