/** From here on the clock says that the lesson ends soon. */
const SOON_SECONDS = 300;

export type RoomClock = {
  /** `before`: until the start. `running`, `soon`: until the end; five minutes or less. `over`: since the end. */
  readonly phase: 'before' | 'running' | 'soon' | 'over';
  /** Whole seconds, rounded up until an instant and down since one. */
  readonly seconds: number;
};

/** The clock of a lesson at an instant of the server. All three in milliseconds since the epoch. */
export function readRoomClock(startsAt: number, endsAt: number, now: number): RoomClock {
  if (now < startsAt) return { phase: 'before', seconds: Math.ceil((startsAt - now) / 1_000) };
  if (now >= endsAt) return { phase: 'over', seconds: Math.floor((now - endsAt) / 1_000) };
  const seconds = Math.ceil((endsAt - now) / 1_000);
  return { phase: seconds <= SOON_SECONDS ? 'soon' : 'running', seconds };
}
