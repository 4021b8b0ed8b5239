import type { Context } from 'hono';
import type { Actor } from '#platform/http/actor.ts';
import type { ApiEnv } from '#platform/http/api-env.ts';
import type { Candidates } from '#platform/http/candidates.ts';
import { addressKey } from '#platform/rate-limit/address-key.ts';
import type { PracticeDependencies } from '../practice-dependencies.ts';

/** New browsers from one address. A class of forty may start at once; a script cannot fill the disk. */
const NEW_BROWSERS = { points: 300, durationSeconds: 3600 };

/** Who writes, and all that the same person may see. */
export type Writer = { readonly candidateId: string; readonly candidates: Candidates };

/** The learner who writes. A browser without a cookie gets one. Undefined: too many new browsers from this address. */
export async function startPractice(
  { candidateIdentity, limiter }: Pick<PracticeDependencies, 'candidateIdentity' | 'limiter'>,
  context: Context<ApiEnv>,
  { actor, candidates }: { readonly actor: Actor | undefined; readonly candidates: Candidates | undefined },
): Promise<Writer | undefined> {
  if (!candidates) {
    const verdict = await limiter.consume(
      `practise ${addressKey(context.get('clientAddress'))}`,
      NEW_BROWSERS,
    );
    if (!verdict.ok) {
      context.header('Retry-After', String(verdict.retryAfterSeconds));
      return undefined;
    }
  }
  return candidateIdentity.findOrAdd(context, actor);
}
