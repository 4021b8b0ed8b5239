import { NeedsScript, StartAttempt, TourOffer, WaysToSit } from '#features/mock-tests/web/index.ts';
import type { FullTest, PlanView } from '../../catalogue-contract.ts';

type StartSlotProps = { readonly test: FullTest; readonly sections: PlanView['openSections'] };

/** The place where a test starts: the tour of its screen, the whole test, and each open section. */
export function StartSlot({ test, sections }: StartSlotProps) {
  const { mock_test: mockTest } = test;
  return (
    <>
      <TourOffer plan={mockTest} />
      <WaysToSit test={test} compact>
        {sections.map(({ skill, durationMinutes }) => (
          <StartAttempt key={skill} mockTest={mockTest} skill={skill} durationMinutes={durationMinutes} />
        ))}
      </WaysToSit>
      <NeedsScript />
    </>
  );
}
