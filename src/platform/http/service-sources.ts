import type { ChallengeService } from '../config/challenge-service.ts';

/** The sources that a page's policy has to allow for a service's script. */
export type ServiceSources = {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly connect: readonly string[];
};

/** As the services document it, limited to the paths that they need where we know them. */
export const SERVICE_SOURCES = {
  // https://developers.cloudflare.com/turnstile/reference/content-security-policy/
  turnstile: {
    scripts: ['https://challenges.cloudflare.com'],
    frames: ['https://challenges.cloudflare.com'],
    connect: [],
  },
  // As in https://developers.google.com/recaptcha/docs/faq, but with the path. Other scripts on the same host
  // could be used to bypass the policy.
  recaptcha: {
    scripts: ['https://www.google.com/recaptcha/api.js', 'https://www.gstatic.com/recaptcha/'],
    frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    connect: ['https://www.google.com/recaptcha/'],
  },
} satisfies Record<ChallengeService['kind'], ServiceSources>;
