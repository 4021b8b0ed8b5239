import { createHash, randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey as derivePbkdf2 } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import { deriveKey } from '../secrets/derive-key.ts';
import { useChallenge } from './used-challenge-store.ts';

/** How long a challenge may be solved. Minutes. */
export const CHALLENGE_MINUTES = 10;

/** The work: PBKDF2 for every counter from 0 to the hidden one. */
const FEWEST_COUNTERS = 40;
const MOST_COUNTERS = 80;

const hex = (bytes: number) => z.string().regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`));

const solutionSchema = (rounds: number) =>
  z.strictObject({
    challenge: z.strictObject({
      parameters: z.strictObject({
        algorithm: z.literal('PBKDF2/SHA-256'),
        cost: z.literal(rounds),
        data: z.strictObject({ expires_at: z.int().positive() }),
        keyLength: z.literal(32),
        keyPrefix: hex(16),
        keySignature: hex(32),
        nonce: hex(16),
        salt: hex(16),
      }),
      signature: hex(32),
    }),
    solution: z.strictObject({
      counter: z.int().min(0).max(MOST_COUNTERS),
      derivedKey: hex(32),
      time: z.number().optional(),
    }),
  });

type SolutionSchema = ReturnType<typeof solutionSchema>;

/** A solution as the form sends it: JSON in Base64. Undefined for anything else. */
function parseSolution(text: string, schema: SolutionSchema): z.output<SolutionSchema> | undefined {
  try {
    return schema.parse(JSON.parse(Buffer.from(text, 'base64').toString('utf8')));
  } catch {
    return undefined;
  }
}

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  /** The key comes from SECRET, so every process accepts what another one has signed. */
  readonly secret: string;
  /** Rounds for each counter. */
  readonly rounds: number;
};

/** ALTCHA: a proof of work that we issue and check ourselves; no other host hears of it. */
export function createAltchaChallenge({ database, clock, secret, rounds }: Dependencies) {
  const hmacSignatureSecret = deriveKey(secret, 'bot challenges v1').toString('hex');
  const hmacKeySignatureSecret = deriveKey(secret, 'bot challenge keys v1').toString('hex');
  const schema = solutionSchema(rounds);

  return {
    /** A challenge for a browser: signed, good for `CHALLENGE_MINUTES`. */
    async issue(): Promise<Record<string, unknown>> {
      const expiresAt = clock.now().getTime() + CHALLENGE_MINUTES * 60_000;
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: rounds,
        counter: randomInt(FEWEST_COUNTERS, MOST_COUNTERS + 1),
        deriveKey: derivePbkdf2,
        // The library compares its own `expiresAt` with the machine's clock. Here the clock is a parameter.
        data: { expires_at: Math.floor(expiresAt / 1000) },
        hmacSignatureSecret,
        hmacKeySignatureSecret,
      });
      return { ...challenge };
    },

    /** True once for each solved challenge of ours that has not run out. */
    async check(text: string): Promise<boolean> {
      const parsed = parseSolution(text, schema);
      if (!parsed) return false;
      const { challenge, solution } = parsed;
      const expiresAt = new Date(challenge.parameters.data.expires_at * 1000);
      if (expiresAt <= clock.now()) return false;
      const { verified } = await verifySolution({
        challenge,
        solution: { ...solution, time: solution.time ?? 0 },
        deriveKey: derivePbkdf2,
        hmacSignatureSecret,
        hmacKeySignatureSecret,
      });
      if (!verified) return false;
      // The signature covers all parameters, so one challenge has one hash.
      return useChallenge(database, createHash('sha256').update(challenge.signature).digest(), expiresAt);
    },
  };
}
