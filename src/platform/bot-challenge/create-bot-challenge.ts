import type { Context } from 'hono';
import type { Clock } from '../clock/clock.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import type { ApiEnv } from '../http/api-env.ts';
import type { Log } from '../log/log.ts';
import { addressKey } from '../rate-limit/address-key.ts';
import type { RateLimiter } from '../rate-limit/create-rate-limiter.ts';
import { createAltchaChallenge } from './altcha-challenge.ts';
import type { BotChallenge, ChallengeVerdict } from './bot-challenge.ts';
import { createSiteVerify } from './site-verify.ts';

/** The number of forms of one kind that a network address may send without a solution. */
const WITHOUT_SOLUTION = { points: 3, durationSeconds: 15 * 60 };

/** Longer than any solution: the services' tokens have at most 2,048 characters. */
const LONGEST_SOLUTION = 8_000;

type Dependencies = {
  readonly config: Pick<Config, 'challengeService' | 'challengeRounds' | 'publicUrl' | 'corsOrigins'>;
  readonly database: Database;
  readonly clock: Clock;
  readonly secret: string;
  readonly limiter: RateLimiter;
  readonly log: Pick<Log, 'warn' | 'error'>;
  readonly fetch?: typeof fetch;
};

/**
 * The host names of the site's pages. Undefined on a developer's machine, which has several, and where the
 * services' test keys name other hosts.
 */
function pageHosts({ publicUrl, corsOrigins }: Dependencies['config']): ReadonlySet<string> | undefined {
  const hosts = [publicUrl, ...corsOrigins].map((address) => new URL(address).hostname);
  return hosts[0] === '127.0.0.1' || hosts[0] === 'localhost' ? undefined : new Set(hosts);
}

/** The bot challenge of this installation: Turnstile or reCAPTCHA where their keys are set, ALTCHA otherwise. */
export function createBotChallenge(dependencies: Dependencies): BotChallenge {
  const { config, limiter, log, fetch = globalThis.fetch } = dependencies;
  const service = config.challengeService;
  const altcha = createAltchaChallenge({ ...dependencies, rounds: config.challengeRounds });
  const siteVerify = service && createSiteVerify({ service, hosts: pageHosts(config), log, fetch });

  async function checkSolution(solution: string, address: string): Promise<ChallengeVerdict> {
    if (solution === '' || solution.length > LONGEST_SOLUTION)
      return { ok: false, refusal: 'challenge-failed' };
    if (siteVerify) return siteVerify(solution, address);
    return (await altcha.check(solution)) ? { ok: true } : { ok: false, refusal: 'challenge-failed' };
  }

  return {
    async issue() {
      return service
        ? { kind: service.kind, site_key: service.siteKey }
        : { kind: 'altcha', challenge: await altcha.issue() };
    },
    async check(context, form, solution) {
      const { clientAddress } = (context as Context<ApiEnv>).var;
      if (solution !== undefined) return checkSolution(solution, clientAddress);
      const { ok } = await limiter.consume(
        `${form} without a challenge ${addressKey(clientAddress)}`,
        WITHOUT_SOLUTION,
      );
      return ok ? { ok: true } : { ok: false, refusal: 'challenge-needed' };
    },
  };
}
