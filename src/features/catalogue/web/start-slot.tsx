import { NeedsScript, StartAttempt, TourOffer } from '#features/mock-tests/web/index.ts';
import type { PlanView } from '../contract.ts';

/** The place where a sitting starts: the tour of its screen, and each section that is open now. */
export function StartSlot({
  mockTest,
  sections,
}: {
  readonly mockTest: string;
  readonly sections: PlanView['openSections'];
}) {
  return (
    <>
      <TourOffer plan={mockTest} />
      {sections.map(({ skill, durationMinutes }) => (
        <StartAttempt key={skill} mockTest={mockTest} skill={skill} durationMinutes={durationMinutes} />
      ))}
      <NeedsScript />
    </>
  );
}
