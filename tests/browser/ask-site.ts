import { get } from 'node:http';
import { siteUrl } from './site-test.ts';

/** Asks the site without a browser, and follows nothing. */
export const askSite = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
  fetch(siteUrl() + path, { redirect: 'manual', ...init, headers });

/** A request with exactly these headers; fetch decompresses and adds its own. */
export function rawGet(path: string, headers: Record<string, string>) {
  return new Promise<{
    status: number;
    headers: Record<string, string | string[] | undefined>;
    body: Buffer;
  }>((resolve, reject) => {
    get(siteUrl() + path, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    }).on('error', reject);
  });
}

/** The page as the server sends it. */
export async function htmlOf(path: string): Promise<string> {
  return (await askSite(path)).text();
}
