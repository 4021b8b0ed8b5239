import type { ShownChallenge } from './bot-challenge.ts';
import { solveAltcha } from './solve-altcha.ts';
import { solveRecaptcha } from './solve-recaptcha.ts';
import { solveTurnstile } from './solve-turnstile.ts';

/**
 * The solution that a form sends as `challenge`, for what GET /api/users/challenge showed. Takes a tenth of a second to
 * a few; the page stays alive meanwhile. Undefined: the check does not answer; nothing should be sent then, and the
 * person may try again. Never throws.
 */
export async function solveChallenge(shown: ShownChallenge): Promise<string | undefined> {
  try {
    switch (shown.kind) {
      case 'altcha':
        return await solveAltcha(shown.challenge, crypto.subtle as SubtleCrypto | undefined);
      case 'turnstile':
        return await solveTurnstile(shown.site_key);
      case 'recaptcha':
        return await solveRecaptcha(shown.site_key);
      default:
        return shown satisfies never;
    }
  } catch {
    return undefined;
  }
}
