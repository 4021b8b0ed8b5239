import type { Booking } from './lesson-replies.ts';

/** Whether the room of a lesson is open, or was. `now`: the server's time in milliseconds. */
export const isRoomOpen = ({ opens_at: opensAt }: Pick<Booking, 'opens_at'>, now: number): boolean =>
  Date.parse(opensAt) <= now;

/** How long before a lesson its room opens, in minutes. */
export const roomLeadMinutes = ({
  starts_at: startsAt,
  opens_at: opensAt,
}: Pick<Booking, 'starts_at' | 'opens_at'>): number =>
  Math.round((Date.parse(startsAt) - Date.parse(opensAt)) / 60_000);
