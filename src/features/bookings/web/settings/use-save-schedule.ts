import { useState } from 'react';
import { call } from '#platform/api-client/api-client.ts';
import { TEACH_BOOKING_ENDPOINTS } from '../../endpoints.ts';
import type { ScheduleReply, ScheduleView } from './teach-replies.ts';

/** `conflict`: it was changed elsewhere, and the newer schedule is on the page now. Nothing was saved. */
export type SaveOutcome =
  | { readonly kind: 'saved' | 'conflict' | 'unreachable' }
  | { readonly kind: 'refused'; readonly title: string; readonly detail: string };

export type ScheduleStore = {
  readonly saved: ScheduleReply;
  readonly replace: (reply: ScheduleReply) => void;
};

/** Saves a changed schedule on top of the version that the page has. */
export function useSaveSchedule({ saved, replace }: ScheduleStore) {
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<SaveOutcome>();

  async function send(schedule: ScheduleView): Promise<SaveOutcome> {
    const result = await call(TEACH_BOOKING_ENDPOINTS, 'saveSchedule', {
      body: { schedule, version: saved.version },
    });
    if (result.ok) {
      replace({ schedule, version: result.reply.version });
      return { kind: 'saved' };
    }
    if (result.kind === 'unreachable') return { kind: 'unreachable' };
    if (result.code !== 'schedule-changed') return { kind: 'refused', ...result.problem };
    const newer = await call(TEACH_BOOKING_ENDPOINTS, 'getSchedule', {});
    if (!newer.ok) return { kind: 'unreachable' };
    replace(newer.reply);
    return { kind: 'conflict' };
  }

  async function save(schedule: ScheduleView): Promise<boolean> {
    setBusy(true);
    const next = await send(schedule);
    setBusy(false);
    setOutcome(next);
    return next.kind === 'saved';
  }

  return { save, isBusy, outcome, forget: () => setOutcome(undefined) };
}
