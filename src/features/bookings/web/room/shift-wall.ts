/** A wall clock so many milliseconds after another, if no clock changes in between. */
export const shiftWall = (wall: string, ms: number): string =>
  new Date(Date.parse(`${wall}:00Z`) + ms).toISOString().slice(0, 16);
