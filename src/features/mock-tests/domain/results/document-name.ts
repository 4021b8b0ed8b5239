/** The name of a result's file: `ninefold-free-trial-reading-2026-11-22.pdf`. `date` is the day it started. */
export function documentName(mockTest: string, skill: string | undefined, date: string): string {
  const parts = ['ninefold', mockTest, ...(skill === undefined ? [] : [skill]), date];
  // The name appears in a header and on file systems.
  return `${parts.join('-').replace(/[^a-z0-9-]/gi, '_')}.pdf`;
}
