/** The room opens this long before a lesson. Milliseconds. */
const ROOM_OPENS_MS = 10 * 60_000;

/** Whether the room of a lesson that starts then is open. `now`: the server's time in milliseconds. */
export const isRoomOpen = (startsAt: string, now: number): boolean =>
  Date.parse(startsAt) - ROOM_OPENS_MS <= now;
