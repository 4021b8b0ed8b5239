import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { MAX_TEXT_LENGTH } from '../domain/merge-answers.ts';
import { countWrittenWords } from '../domain/written-words.ts';
import type { WritingSection } from '../domain/writing-paper.ts';
import { EssayEditor } from './essay-editor.tsx';
import { HelpDialog } from './help-dialog.tsx';
import { HiddenScreen } from './hidden-screen.tsx';
import { PaneDivider } from './pane-divider.tsx';
import { pathAfter } from './path-after.ts';
import { PlayerHeader } from './player-header.tsx';
import styles from './player.module.css';
import { SaveNotices } from './save-notices.tsx';
import { SubmitDialog } from './submit-dialog.tsx';
import { TaskPalette } from './task-palette.tsx';
import { TimeOverDialog } from './time-over-dialog.tsx';
import type { OpenedAttempt } from './use-attempt.ts';
import { useMockTestsText } from './use-mock-tests-text.ts';
import { usePlayerView } from './use-player-view.ts';
import { useRemainingSeconds } from './use-remaining-time.ts';
import { useWritingText } from './use-writing-text.ts';
import { ViewDialog } from './view-dialog.tsx';
import { WritingTaskView } from './writing-task-view.tsx';
import writing from './writing.module.css';

type Side = 'task' | 'answer';

/** Writing being sat: one task at a time on the left, its answer on the right, the tasks below. */
export function WritingPlayer({
  opened,
  section,
}: {
  readonly opened: OpenedAttempt;
  readonly section: WritingSection;
}) {
  const { reply, sync, clock } = opened;
  const { attempt } = reply;
  const t = useMockTestsText();
  const w = useWritingText();
  const navigate = useNavigate();
  const { answers, state, kept, replaced } = useSyncExternalStore(
    sync.subscribe,
    sync.getSnapshot,
    sync.getSnapshot,
  );
  const remaining = useRemainingSeconds(clock, attempt.deadline_at);
  const [current, setCurrent] = useState(section.tasks[0]?.number ?? 1);
  const [side, setSide] = useState<Side>('task');
  const [asking, setAsking] = useState(false);
  const [over, setOver] = useState<'help' | 'view' | 'hidden'>();
  const { view, change } = usePlayerView();
  const panes = useRef<HTMLDivElement>(null);
  const submitted = attempt.phase === 'submitted';
  const timeOver = remaining === 0 && !submitted;
  const result = pathAfter(attempt);

  // By script: the policy allows no style in the page's own text.
  useEffect(() => panes.current?.style.setProperty('--split', `${view.split}%`), [view.split]);
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
    <div className={styles.player} data-text-size={view.textSize} data-contrast={view.contrast}>
      <PlayerHeader
        title={t('player.title', { skill: t('skill.writing') })}
        remainingSeconds={attempt.timed ? remaining : undefined}
        clockWarns
        saveState={state}
        kept={kept}
        onSubmit={() => setAsking(true)}
        onHelp={() => setOver('help')}
        onView={() => setOver('view')}
        onHide={() => setOver('hidden')}
      />
      <SaveNotices
        state={state}
        kept={kept}
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
      {/* The panes are those of Reading: the task is where the passage is. */}
      <div className={styles.panes} data-side={side === 'task' ? 'passage' : 'questions'} ref={panes}>
        <section className={styles.pane} data-pane="passage" tabIndex={0} aria-label={w('side.task')}>
          {section.tasks.map((task) => (
            // A chart is drawn once and stays, however often the candidate goes from task to task.
            <div key={task.number} hidden={task.number !== current}>
              <WritingTaskView task={task} />
            </div>
          ))}
        </section>
        <PaneDivider split={view.split} onSplit={(split) => change({ split })} />
        <section className={styles.pane} data-pane="questions" aria-label={w('side.answer')}>
          {shown ? (
            <EssayEditor
              key={shown.number}
              task={shown.number}
              minWords={shown.minWords}
              maxLength={MAX_TEXT_LENGTH}
              text={textOf(shown.number)}
              disabled={timeOver || submitted}
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
      <SubmitDialog
        open={asking && !timeOver}
        opened={opened}
        summary={<WritingSummary section={section} wordsOf={wordsOf} />}
        onClose={() => setAsking(false)}
        onSubmitted={finish}
      />
      <HelpDialog
        open={over === 'help' && !timeOver}
        onClose={() => setOver(undefined)}
        topics={helpTopics}
      />
      <ViewDialog
        open={over === 'view' && !timeOver}
        view={view}
        onChange={change}
        onClose={() => setOver(undefined)}
      />
      {over === 'hidden' && !timeOver ? <HiddenScreen onResume={() => setOver(undefined)} /> : null}
      {timeOver ? <TimeOverDialog opened={opened} onSubmitted={finish} /> : null}
    </div>
  );
}

type WritingSummaryProps = { readonly section: WritingSection; readonly wordsOf: (task: number) => number };

/** What is about to be handed in: the words of every task against what it asks for. */
function WritingSummary({ section, wordsOf }: WritingSummaryProps) {
  const w = useWritingText();
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
