import type { Config } from '#platform/config/config.ts';

const LOOPBACK = ['127.0.0.1', 'localhost', '0.0.0.0'];

/**
 * Where the sandbox sends webhooks. A process that serves pages sends them to itself, since PUBLIC_URL may not be
 * reachable from here. A worker sends them to PUBLIC_URL.
 */
export function sandboxWebhookUrl(
  { role, host, port, publicUrl }: Pick<Config, 'role' | 'host' | 'port' | 'publicUrl'>,
  path: string,
): string {
  const here = role !== 'worker' && port !== 0 && LOOPBACK.includes(host);
  return `${here ? `http://127.0.0.1:${port}` : publicUrl}${path}`;
}
