import { hash, verify } from '@node-rs/argon2';

/** OWASP's first choice for argon2id, the library's own algorithm: 19 MiB, two passes, one lane. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** One password in one form: the same letters typed on two keyboards must match (NFKC, RFC 8265). */
const form = (password: string) => password.normalize('NFKC');

/** A PHC string; takes about 20 ms of one core. Passwords of any length count whole. */
export function hashPassword(password: string): Promise<string> {
  return hash(form(password), OPTIONS);
}

/** What an unknown address is compared with, so that it takes as long as a known one. */
const nobodys: Promise<string> = hashPassword('the password of nobody 0');

/** Whether a password is the one of a hash. Without a hash (an unknown address): false, after the same work. */
export async function isPasswordOf(passwordHash: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobodys), form(password));
  return passwordHash !== undefined && matches;
}
