/** A number for people, easy to read out: `N-26-000123`. Numbers rise, and some may be missing. */
export function orderNumber(serial: number, createdAt: Date): string {
  const year = String(createdAt.getUTCFullYear() % 100).padStart(2, '0');
  return `N-${year}-${String(serial).padStart(6, '0')}`;
}
