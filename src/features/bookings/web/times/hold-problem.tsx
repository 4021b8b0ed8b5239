import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Slot } from '../lesson-replies.ts';
import { SlotButtons } from './slot-buttons.tsx';
import { TakeFocus } from './take-focus.tsx';
import type { HoldFailure } from './use-hold.ts';

type HoldProblemProps = {
  readonly problem: HoldFailure;
  readonly teacherZone: string;
  readonly busy: string | undefined;
  readonly onPick: (slot: Pick<Slot, 'starts_at'>) => void;
};

/** Why a time was not held. Where somebody else was faster, the nearest free times follow. */
export function HoldProblem({ problem, teacherZone, busy, onPick }: HoldProblemProps) {
  const text = useText('lessonTimes');
  const { words, taken, startsAt } = problem;
  if (taken) {
    return (
      <div data-slot-taken="">
        <TakeFocus when="always">
          <Notice tone="warning" announce title={text('takenTitle')}>
            <p>{text(taken.length === 0 ? 'takenNone' : 'takenText')}</p>
            <SlotButtons slots={taken} teacherZone={teacherZone} busy={busy} onPick={onPick} withDay />
          </Notice>
        </TakeFocus>
      </div>
    );
  }
  return (
    <TakeFocus when="always">
      <Notice
        tone="error"
        announce
        title={words?.title ?? text('unreachableTitle')}
        action={
          words ? undefined : (
            <Button
              variant="secondary"
              size="small"
              busy={busy === startsAt}
              onClick={() => onPick({ starts_at: startsAt })}
            >
              {text('retry')}
            </Button>
          )
        }
      >
        <p>{words?.detail ?? text('unreachableText')}</p>
      </Notice>
    </TakeFocus>
  );
}
