import type { Context } from 'hono';

/** A challenge as the browser gets it: our own proof of work, or the site key of a service. */
export type ShownChallenge =
  | { readonly kind: 'altcha'; readonly challenge: Record<string, unknown> }
  | { readonly kind: 'turnstile'; readonly site_key: string }
  | { readonly kind: 'recaptcha'; readonly site_key: string };

/** `challenge-unavailable`: the service that checks solutions does not answer. */
export type ChallengeVerdict =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly refusal: 'challenge-needed' | 'challenge-failed' | 'challenge-unavailable';
    };

export type BotChallenge = {
  issue(): Promise<ShownChallenge>;
  /**
   * Decides whether a form may be processed. A solution is always checked, and counts once. Without one, a
   * network address may send a few forms (`form` names which) before one is needed.
   */
  check(context: Context, form: string, solution: string | undefined): Promise<ChallengeVerdict>;
};
