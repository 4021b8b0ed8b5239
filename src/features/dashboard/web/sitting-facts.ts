import type { AttemptSummary, SittingView } from '#features/mock-tests/web/index.ts';
import type { SittingFacts } from '../domain/next-steps.ts';

/** What of a sitting matters for what comes next; nothing of one that is over, or whose Speaking no plan opens. */
export function sittingFacts({ sitting_id: sittingId, step, sections }: SittingView): SittingFacts[] {
  if (step === 'over') return [];
  if (step === 'speaking' && !sections.some(({ skill, may_sit: may }) => skill === 'speaking' && may))
    return [];
  const open = sections.find(({ attempt }) => attempt?.phase === 'open')?.attempt;
  return [{ sittingId, step, deadlineAt: open ? Date.parse(open.deadline_at) : undefined }];
}

/** Whether an attempt is one whose marks are shown: not while the sections of its sitting follow each other. */
export function mayBeLookedAt(sittings: readonly SittingView[]): (attempt: AttemptSummary) => boolean {
  const underWay = new Set(
    sittings.filter(({ step }) => step === 'open' || step === 'begin').map(({ sitting_id: id }) => id),
  );
  return ({ sitting_id: id }) => id === null || !underWay.has(id);
}
