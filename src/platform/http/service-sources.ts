import type { ChallengeService } from '../config/challenge-service.ts';

/** What a page's policy has to allow for a service's script. */
export type ServiceSources = {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly connect: readonly string[];
};

/** As the services document it, and no more of a host than they need where we know it. */
export const SERVICE_SOURCES = {
  // https://developers.cloudflare.com/turnstile/reference/content-security-policy/
  turnstile: {
    scripts: ['https://challenges.cloudflare.com'],
    frames: ['https://challenges.cloudflare.com'],
    connect: [],
  },
  // https://developers.google.com/recaptcha/docs/faq, but for the path: beside api.js other pages' scripts stand there,
  // with which a policy can be got round.
  recaptcha: {
    scripts: ['https://www.google.com/recaptcha/api.js', 'https://www.gstatic.com/recaptcha/'],
    frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    connect: ['https://www.google.com/recaptcha/'],
  },
} satisfies Record<ChallengeService['kind'], ServiceSources>;
