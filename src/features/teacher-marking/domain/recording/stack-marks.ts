/**
 * The row of each mark on a time line, from 0. Marks that would cover each other are in different rows; when all rows
 * are full at a place, the row that is free soonest is used. `places`: shares of the line from 0 to 1, in order.
 */
export function stackMarks(
  places: readonly number[],
  markShare: number,
  mostRows: number,
): readonly number[] {
  const ends: number[] = [];
  return places.map((place) => {
    let row = ends.findIndex((end) => end <= place + Number.EPSILON);
    if (row < 0 && ends.length < mostRows) row = ends.length;
    if (row < 0) row = ends.indexOf(Math.min(...ends));
    ends[row] = place + markShare;
    return row;
  });
}
