/**
 * The address a request came from. Proxies wrote the last `trustProxy` entries of X-Forwarded-For. Earlier
 * entries are the client's own claim and are ignored. With fewer entries than proxies, the request came around
 * a proxy, and all of them may be such a claim: the socket's address counts.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustProxy: number,
): string {
  const direct = socketAddress ?? 'unknown';
  if (trustProxy === 0 || !forwardedFor) return direct;
  const hops = forwardedFor.split(',').map((hop) => hop.trim());
  return hops[hops.length - trustProxy] || direct;
}
