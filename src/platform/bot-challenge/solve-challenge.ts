import type { ShownChallenge } from './bot-challenge.ts';
import { solveAltcha } from './solve-altcha.ts';
import { solveRecaptcha } from './solve-recaptcha.ts';
import { solveTurnstile } from './solve-turnstile.ts';

/**
 * Solves the challenge of GET /api/users/challenge; a form sends the solution as `challenge`. Takes from a
 * tenth of a second to a few seconds, while the page stays responsive. Undefined when the check does not
 * answer: then send nothing, and let the person try again. Never throws.
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
