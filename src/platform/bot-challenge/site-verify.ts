import { z } from 'zod';
import type { ChallengeService } from '../config/challenge-service.ts';
import type { Log } from '../log/log.ts';
import type { ChallengeVerdict } from './bot-challenge.ts';
import { CHALLENGE_ACTION } from './challenge-action.ts';

/** Where each service checks a solution. Both take the same form and give the same answer. */
const SITE_VERIFY = {
  // https://developers.cloudflare.com/turnstile/get-started/server-side-validation/
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  // https://developers.google.com/recaptcha/docs/verify
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
} satisfies Record<ChallengeService['kind'], string>;

const TIMEOUT_MS = 5_000;

const replySchema = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  action: z.string().optional(),
  'error-codes': z.array(z.string()).optional(),
});

/** Errors that are not about the solution: our keys are wrong, or the service has a problem. */
const NOT_THE_VISITORS = new Set(['missing-input-secret', 'invalid-input-secret', 'internal-error']);

type Dependencies = {
  readonly service: ChallengeService;
  /** The host names of the site's pages. Undefined: they are not compared. */
  readonly hosts: ReadonlySet<string> | undefined;
  readonly log: Pick<Log, 'warn' | 'error'>;
  readonly fetch: typeof fetch;
};

const UNAVAILABLE = { ok: false, refusal: 'challenge-unavailable' } as const;
const FAILED = { ok: false, refusal: 'challenge-failed' } as const;

/**
 * Asks the configured service whether a solution is good. A service that does not answer within five seconds
 * counts as unreachable.
 */
export function createSiteVerify({ service, hosts, log, fetch }: Dependencies) {
  async function ask(solution: string, address: string): Promise<z.output<typeof replySchema> | undefined> {
    const { kind, secret } = service;
    try {
      const response = await fetch(SITE_VERIFY[kind], {
        method: 'POST',
        body: new URLSearchParams({ secret, response: solution, remoteip: address }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (response.status >= 500) throw new Error(`${kind} answered ${response.status}`);
      return replySchema.parse(await response.json());
    } catch (error) {
      log.warn({ err: error, service: kind }, 'The bot challenge service does not answer.');
      return undefined;
    }
  }

  return async function verify(solution: string, address: string): Promise<ChallengeVerdict> {
    const reply = await ask(solution, address);
    if (!reply) return UNAVAILABLE;
    if (!reply.success) {
      const codes = reply['error-codes'] ?? [];
      if (!codes.some((code) => NOT_THE_VISITORS.has(code))) return FAILED;
      log.error({ service: service.kind, codes }, 'The bot challenge service refuses our keys.');
      return UNAVAILABLE;
    }
    // Solved on another site with our public key, or for another purpose on ours.
    if (reply.hostname && hosts && !hosts.has(reply.hostname)) return FAILED;
    if (reply.action && reply.action !== CHALLENGE_ACTION) return FAILED;
    return { ok: true };
  };
}
