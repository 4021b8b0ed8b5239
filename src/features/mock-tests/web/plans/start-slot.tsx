import type { FullTest, PlanView } from '#features/shop/contract.ts';
import { NeedsScript } from '../sittings/needs-script.tsx';
import { StartAttempt } from '../sittings/start-attempt.tsx';
import { WaysToSit } from '../sittings/ways-to-sit.tsx';
import { TourOffer } from '../tour/tour-offer.tsx';

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
