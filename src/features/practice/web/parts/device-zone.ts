/** The learner's IANA zone, as the browser knows it. */
export function deviceZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  // Some old browsers know none.
  return timeZone || 'UTC';
}
