import type { ComponentProps, ReactNode } from 'react';
import { HelpDialog } from './help-dialog.tsx';
import { HiddenScreen } from './hidden-screen.tsx';
import type { OpenedAttempt } from '../attempts/open-attempt.ts';
import { PausedScreen } from './paused-screen.tsx';
import type { PlayerView } from '../paper/player-view.ts';
import { SubmitDialog } from './submit-dialog.tsx';
import { TimeOverDialog } from './time-over-dialog.tsx';
import type { Pause } from '../attempts/use-pause.ts';
import { ViewDialog } from './view-dialog.tsx';

/** The dialog that the candidate has opened over the test. */
export type Cover = 'submit' | 'help' | 'view' | 'hidden';

type PlayerCoversProps = {
  readonly opened: OpenedAttempt;
  readonly over: Cover | undefined;
  readonly onClose: () => void;
  readonly view: PlayerView;
  readonly onView: (part: Partial<PlayerView>) => void;
  readonly timeOver: boolean;
  /** True: another tab or device writes, so this one cannot submit. */
  readonly elsewhere: boolean;
  readonly pause: Pause;
  readonly remainingSeconds: number;
  /** The answers that are about to be submitted. */
  readonly summary: ReactNode;
  readonly helpTopics?: ComponentProps<typeof HelpDialog>['topics'];
  readonly onSubmitted: () => void;
};

/** The covers over the test: the end of its time, a pause, and any dialog that the candidate has opened. */
export function PlayerCovers({
  opened,
  over,
  onClose,
  view,
  onView,
  timeOver,
  elsewhere,
  pause,
  remainingSeconds,
  summary,
  helpTopics,
  onSubmitted,
}: PlayerCoversProps) {
  if (timeOver) return <TimeOverDialog opened={opened} onSubmitted={onSubmitted} />;
  if (pause.paused && !elsewhere) return <PausedScreen pause={pause} remainingSeconds={remainingSeconds} />;
  return (
    <>
      <SubmitDialog
        open={over === 'submit' && !elsewhere}
        opened={opened}
        summary={summary}
        onClose={onClose}
        onSubmitted={onSubmitted}
      />
      <HelpDialog open={over === 'help'} onClose={onClose} {...(helpTopics ? { topics: helpTopics } : {})} />
      <ViewDialog open={over === 'view'} view={view} onChange={onView} onClose={onClose} />
      {over === 'hidden' ? <HiddenScreen onResume={onClose} /> : null}
    </>
  );
}
