import { useSession } from '#features/accounts/web/index.ts';
import { paths } from '#paths';
import { ButtonLink } from '#ui/button.tsx';
import { Row } from '#ui/layout.tsx';
import { NextSection } from './next-section.tsx';
import { OpenSection } from './open-section.tsx';
import { SpeakingToCome } from './speaking-to-come.tsx';
import type { StageProps } from './use-sitting.ts';
import { useSittingText } from './use-sitting-text.ts';

/** The one thing to do now. */
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
      return <WayOn />;
    default:
      return step satisfies never;
  }
}

/** Nothing is left to sit. */
function WayOn() {
  const s = useSittingText();
  const session = useSession();
  return (
    <Row>
      <ButtonLink variant="secondary" to={session ? paths.me() : paths.plans()} data-stage="over">
        {s(session ? 'toMe' : 'toTests')}
      </ButtonLink>
    </Row>
  );
}
