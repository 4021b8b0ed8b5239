/** Crockford's base 32 has 32 characters of which no two look alike. Ten of them are 50 bits. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** Characters of a recovery code, without its dash. */
export const RECOVERY_CODE_LENGTH = 10;

// Characters that are easily misread on paper.
const LOOKALIKES: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1' };

/** A recovery code as it is shown, `xxxxx-xxxxx`, from ten random bytes. */
export function formatRecoveryCode(random: Uint8Array): string {
  // 256 is a multiple of 32, so every character is equally likely.
  const signs = Array.from(random.subarray(0, RECOVERY_CODE_LENGTH), (byte) => ALPHABET.charAt(byte % 32));
  if (signs.length < RECOVERY_CODE_LENGTH) throw new Error('A recovery code is made of ten random bytes.');
  return `${signs.slice(0, 5).join('')}-${signs.slice(5).join('')}`;
}

/**
 * A recovery code as it was typed, in the form that is hashed: ten lower-case characters without dashes and spaces.
 * Undefined: it cannot be one.
 */
export function parseRecoveryCode(text: string): string | undefined {
  const signs = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\u2010-\u2015\u2212-]/g, '')
    .replace(/[oil]/g, (sign) => LOOKALIKES[sign] ?? sign);
  return signs.length === RECOVERY_CODE_LENGTH && Array.from(signs).every((sign) => ALPHABET.includes(sign))
    ? signs
    : undefined;
}
