import { createHash } from 'node:crypto';

export const hashOfSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

const TOKEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{20,100})$/;

/** What a visitor's page sends to withdraw its request: the request's id and this visitor's secret. */
export const formatWithdrawal = (id: string, secret: string): string => `${id}.${secret}`;

/** Undefined: the text is not such a token. */
export function parseWithdrawal(token: string): { readonly id: string; readonly hash: string } | undefined {
  const [, id, secret] = TOKEN.exec(token) ?? [];
  return id === undefined || secret === undefined ? undefined : { id, hash: hashOfSecret(secret) };
}
