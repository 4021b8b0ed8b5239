import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import { MAX_TEXT_LENGTH } from '../../domain/attempts/max-text-length.ts';
import { WritingTaskView } from '#features/questions/web/index.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { countWrittenWords } from '#ielts/marking/written-words.ts';
import type { WritingSection } from '#ielts/paper/writing-paper.ts';
import { EssayEditor } from './essay-editor.tsx';
import { PaneDivider } from '../paper/pane-divider.tsx';
import { PauseButton } from '../player/pause-button.tsx';
import { PlayerCovers, type Cover } from '../dialogs/player-covers.tsx';
import { pathAfter } from '../attempts/path-after.ts';
import { PlayerHeader } from '../player/player-header.tsx';
import paneStyles from '../paper/paper-panes.module.css';
import styles from '../player/player.module.css';
import viewStyles from '../paper/player-view.module.css';
import { SaveNotices } from '../attempts/save-notices.tsx';
import { TaskPalette } from './task-palette.tsx';
import type { OpenedAttempt } from '../attempts/open-attempt.ts';
import type { AttemptChange } from '../attempts/use-attempt.ts';
import { usePause } from '../attempts/use-pause.ts';
import { usePlayerView } from '../player/use-player-view.ts';
import { useRemainingSeconds } from '../attempts/use-remaining-seconds.ts';
import writing from './writing.module.css';

type Side = 'task' | 'answer';

/** The screen of Writing: one task at a time on the left, its answer on the right, the tasks below. */
export function WritingPlayer({
  opened,
  section,
  onReply,
}: {
  readonly opened: OpenedAttempt;
  readonly section: WritingSection;
  readonly onReply: AttemptChange;
}) {
  const { reply, sync, clock } = opened;
  const { attempt } = reply;
  const t = useText('mockTests');
  const w = useText('writing');
  const navigate = useNavigate();
  const {
    entries: answers,
    state,
    journaled,
    replaced,
  } = useSyncExternalStore(sync.subscribe, sync.getSnapshot, sync.getSnapshot);
  const remaining = useRemainingSeconds(clock, reply);
  const [current, setCurrent] = useState(section.tasks[0]?.number ?? 1);
  const [side, setSide] = useState<Side>('task');
  const [over, setOver] = useState<Cover>();
  const { view, change } = usePlayerView();
  const submitted = attempt.phase === 'submitted';
  const timeOver = remaining === 0 && !submitted;
  const elsewhere = state === 'elsewhere';
  const pause = usePause(opened, onReply);
  const { paused } = pause;
  const p = useText('player');
  const result = pathAfter(attempt);

  useEffect(() => {
    if (submitted) void navigate(result, { replace: true });
  }, [submitted, navigate, result]);

  const textOf = (task: number) => answers.get(task)?.value ?? '';
  const wordsOf = (task: number) => countWrittenWords(textOf(task));
  const shown = section.tasks.find(({ number }) => number === current);
  const helpTopics = [
    ...(['tasks', 'editor', 'words'] as const).map((topic) => ({
      title: w(`help.${topic}.title`),
      text: w(`help.${topic}.text`),
    })),
    ...(['clock', 'divider', 'view', 'hide', 'submit'] as const).map((topic) => ({
      title: t(`help.topics.${topic}.title`),
      text: t(`help.topics.${topic}.text`),
    })),
  ];
  const finish = () => void navigate(result, { replace: true });

  return (
    <div
      className={classNames(styles.player, viewStyles.view)}
      data-text-size={view.textSize}
      data-contrast={view.contrast}
    >
      <PlayerHeader
        attempt={attempt}
        title={t('skill.writing')}
        remainingSeconds={attempt.timed ? remaining : undefined}
        clockWarns
        saveState={state}
        kept={journaled}
        tools={elsewhere ? null : <PauseButton pause={pause} />}
        onSubmit={elsewhere ? undefined : () => setOver('submit')}
        onHelp={() => setOver('help')}
        onView={() => setOver('view')}
        onHide={() => setOver('hidden')}
      />
      <SaveNotices
        opened={opened}
        state={state}
        kept={journaled}
        trouble={pause.state === 'failed' && !paused ? p('pause.notPaused') : undefined}
        nameOf={(task) => w('palette.task', { task })}
        replaced={replaced.length > 0 ? w('replaced', { tasks: replaced.join(', ') }) : undefined}
      />
      <div className={styles.sides} role="group" aria-label={w('sides')}>
        {(['task', 'answer'] as const).map((each) => (
          <button
            key={each}
            type="button"
            className={styles.side}
            aria-pressed={side === each}
            onClick={() => setSide(each)}
          >
            {w(`side.${each}`)}
          </button>
        ))}
      </div>
      {/* The panes are those of Reading, with the task in place of the passage. */}
      <div className={paneStyles.panes} data-side={side === 'task' ? 'passage' : 'questions'}>
        <section className={paneStyles.pane} data-pane="passage" tabIndex={0} aria-label={w('side.task')}>
          {section.tasks.map((task) => (
            // A chart is drawn once and stays while the candidate changes tasks.
            <div key={task.number} hidden={task.number !== current}>
              <WritingTaskView task={task} />
            </div>
          ))}
        </section>
        <PaneDivider split={view.split} onSplit={(split) => change({ split })} />
        <section className={paneStyles.pane} data-pane="questions" aria-label={w('side.answer')}>
          {shown ? (
            <EssayEditor
              key={shown.number}
              task={shown.number}
              minWords={shown.minWords}
              maxLength={MAX_TEXT_LENGTH}
              text={textOf(shown.number)}
              disabled={timeOver || submitted || elsewhere || paused}
              onChange={(text) => sync.change(shown.number, text)}
            />
          ) : null}
        </section>
      </div>
      <TaskPalette
        tasks={section.tasks.map(({ number }) => number)}
        current={current}
        wordsOf={wordsOf}
        onGoTo={(task) => {
          setCurrent(task);
          setSide('task');
        }}
      />
      <PlayerCovers
        opened={opened}
        over={over}
        onClose={() => setOver(undefined)}
        view={view}
        onView={change}
        timeOver={timeOver}
        elsewhere={elsewhere}
        pause={pause}
        remainingSeconds={remaining}
        summary={<WritingSummary section={section} wordsOf={wordsOf} />}
        helpTopics={helpTopics}
        onSubmitted={finish}
      />
    </div>
  );
}

type WritingSummaryProps = { readonly section: WritingSection; readonly wordsOf: (task: number) => number };

/** The answers that are about to be submitted: the word count of each task, and its required length. */
function WritingSummary({ section, wordsOf }: WritingSummaryProps) {
  const w = useText('writing');
  return (
    <ul className={writing.summary}>
      {section.tasks.map(({ number: task, minWords: least }) => {
        const count = wordsOf(task);
        const kind = count === 0 ? 'empty' : count < least ? 'short' : 'words';
        return <li key={task}>{w(`submit.${kind}`, { task, count, least })}</li>;
      })}
    </ul>
  );
}
