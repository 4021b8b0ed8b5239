import { hash, verify } from '@node-rs/argon2';

/** OWASP's first choice for argon2id, the library's own algorithm: 19 MiB, two passes, one lane. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** One form for each password: the same letters from two keyboards must match (NFKC, RFC 8265). */
const form = (password: string) => password.normalize('NFKC');

/** A PHC string. Takes about 20 ms of one core. Long passwords are hashed whole. */
export function hashPassword(password: string): Promise<string> {
  return hash(form(password), OPTIONS);
}

/** Compared with for an unknown address, so it takes as long as a known one. */
const nobodys: Promise<string> = hashPassword('the password of nobody 0');

/** Whether a password matches a hash. Without a hash (an unknown address): false, after the same work. */
export async function isPasswordOf(passwordHash: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobodys), form(password));
  return passwordHash !== undefined && matches;
}
