import { useRef, useState } from 'react';
import { call } from '#platform/api-client/api-client.ts';
import { BOOKING_ENDPOINTS } from '../../endpoints.ts';
import { nearestOf, type LessonMinutes, type Slot } from '../lesson-replies.ts';
import type { ChosenTime } from './chosen-time.ts';
import type { Hold } from './held-lesson.tsx';

/** Why a time was not held, and what the learner wanted. */
export type HoldFailure = {
  /** Null: the server did not answer. */
  readonly words: { readonly title: string; readonly detail: string } | null;
  /** Somebody else was faster: the nearest free times. */
  readonly taken: readonly Slot[] | undefined;
  readonly startsAt: string;
  readonly minutes: LessonMinutes;
  readonly wish: string;
};

type Wanted = Pick<ChosenTime, 'startsAt' | 'minutes' | 'wish'>;

/** Holds one time of a teacher for the learner. */
export function useHold(teacher: string, zone: string | undefined) {
  const [hold, setHold] = useState<Hold>();
  const [problem, setProblem] = useState<HoldFailure>();
  const [busy, setBusy] = useState<string>();
  /** Counts the refusals: free times from before one are old. */
  const [refusals, setRefusals] = useState(0);
  const released = useRef<Promise<unknown>>(Promise.resolve());

  /** Whether the time is held now. One time is asked for at once. */
  async function take({ startsAt, minutes, wish }: Wanted): Promise<boolean> {
    if (busy !== undefined) return false;
    setBusy(startsAt);
    // A release that came late would release the new time.
    await released.current;
    const answer = await call(BOOKING_ENDPOINTS, 'holdSlot', {
      body: { teacher, starts_at: startsAt, minutes, zone: zone ?? 'UTC' },
    });
    setBusy(undefined);
    if (answer.ok) {
      const { booking, can_pay: canPay, free_until: freeUntil, server_now: serverNow } = answer.reply;
      setProblem(undefined);
      setHold({ booking, canPay, freeUntil, serverNow, wish });
      return true;
    }
    setHold(undefined);
    const isRefused = answer.kind === 'refused';
    if (isRefused) setRefusals((count) => count + 1);
    setProblem({
      words: isRefused ? answer.problem : null,
      taken: isRefused && answer.code === 'slot-taken' ? nearestOf(answer.problem) : undefined,
      startsAt,
      minutes,
      wish,
    });
    return false;
  }

  /** The learner chooses again. A held time is free for everybody then. */
  function release(isBooked: boolean): void {
    if (hold && !isBooked) {
      const { booking_id: bookingId } = hold.booking;
      released.current = call(BOOKING_ENDPOINTS, 'releaseSlot', { params: { bookingId } });
    }
    setHold(undefined);
    setProblem(undefined);
  }

  return { hold, problem, busy, refusals, take, release };
}
