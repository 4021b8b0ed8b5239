import { randomBytes, randomUUID } from 'node:crypto';

/** The source of identifiers and secrets. Tests pass their own. */
export type Ids = {
  /** A random UUID (version 4). */
  uuid(): string;
  /** 256 random bits, base64url: for cookies and links. */
  token(): string;
};

export const randomIds: Ids = {
  uuid: () => randomUUID(),
  token: () => randomBytes(32).toString('base64url'),
};
