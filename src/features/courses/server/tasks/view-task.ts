import type { z } from 'zod';
import type { taskStateSchema } from '../../contract.ts';
import type { StoredTask } from './task-store.ts';

/** The work at a scored task as its writer sees it. */
export function viewTask({
  state,
  text,
  sequence,
  submittedAt,
}: StoredTask): z.input<typeof taskStateSchema> {
  return { state, text, sequence, submitted_at: submittedAt?.toISOString() ?? null };
}
