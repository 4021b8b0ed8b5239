/**
 * The address a request came from. Behind proxies the last `trustProxy` entries of X-Forwarded-For were written by
 * them; anything before that is the client's own claim and counts for nothing.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustProxy: number,
): string {
  const direct = socketAddress ?? 'unknown';
  if (trustProxy === 0 || !forwardedFor) return direct;
  const hops = forwardedFor.split(',').map((hop) => hop.trim());
  return hops[Math.max(0, hops.length - trustProxy)] || direct;
}
