/** What the file of a result is called: `ninefold-free-trial-reading-2026-11-22.pdf`. `date`: of its beginning. */
export function documentName(mockTest: string, skill: string | undefined, date: string): string {
  const parts = ['ninefold', mockTest, ...(skill === undefined ? [] : [skill]), date];
  // A header carries it, and file systems read it.
  return `${parts.join('-').replace(/[^a-z0-9-]/gi, '_')}.pdf`;
}
