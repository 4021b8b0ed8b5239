import type { SittingView } from '#features/mock-tests/web/index.ts';
import type { SittingFacts } from '../domain/next-steps.ts';

/** The facts of a whole test that decide the next step. None if it is over, or if no plan opens its Speaking. */
export function sittingFacts({ sitting_id: sittingId, step, sections }: SittingView): SittingFacts[] {
  if (step === 'over') return [];
  if (step === 'speaking' && !sections.some(({ skill, may_sit: may }) => skill === 'speaking' && may))
    return [];
  const open = sections.find(({ attempt }) => attempt?.phase === 'open')?.attempt;
  return [{ sittingId, step, deadlineAt: open ? Date.parse(open.deadline_at) : undefined }];
}
