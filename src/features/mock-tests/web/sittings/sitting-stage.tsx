import { NextSection } from './next-section.tsx';
import { OpenSection } from './open-section.tsx';
import { SpeakingToCome } from './speaking-to-come.tsx';
import type { StageProps } from './use-sitting.ts';

/** The current step of the sitting. */
export function SittingStage(props: StageProps) {
  const { sitting } = props;
  const { step, sections, next_skill: skill, begins_at: beginsAt, speaking_until: until } = sitting;
  switch (step) {
    case 'open': {
      const open = sections.find(({ attempt }) => attempt?.phase === 'open')?.attempt;
      if (!open || !skill) return null;
      const { attempt_id: attemptId, deadline_at: deadlineAt } = open;
      return <OpenSection {...props} skill={skill} attemptId={attemptId} deadlineAt={deadlineAt} />;
    }
    case 'begin':
      return skill && beginsAt ? <NextSection {...props} skill={skill} beginsAt={beginsAt} /> : null;
    case 'speaking':
      return until ? <SpeakingToCome {...props} until={until} /> : null;
    case 'over':
      return null;
    default:
      return step satisfies never;
  }
}
