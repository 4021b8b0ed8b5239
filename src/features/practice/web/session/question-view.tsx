import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type FormEvent,
  type KeyboardEvent,
} from 'react';
import { AnsweringContext, ClipsContext, ExerciseGroup, MarkView } from '#features/questions/web/index.ts';
import type { Part } from '#ielts/paper/paper.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { choiceOfStep } from './choice-of-step.ts';
import { ChoiceStep } from './choice-step.tsx';
import type { QuestionStep } from './list-steps.ts';
import { answerParts } from './load-answered.ts';
import { questionId, type SessionWork } from './session-work.ts';
import styles from './session.module.css';
import { UnitMaterial } from './unit-material.tsx';
import { useStepKeys } from './use-step-keys.ts';
import { useVisibleTime } from './use-visible-time.ts';
import { withAddresses } from './with-addresses.ts';

type QuestionViewProps = {
  readonly step: QuestionStep;
  readonly work: SessionWork;
  readonly addresses: ReadonlyMap<string, string>;
  /** The rules that mark are there; before that an answer waits for them. */
  readonly canMark: boolean;
  readonly isLast: boolean;
  readonly onNext: () => void;
};

const NO_MARKS = new Map<number, never>();

/** One question with what it is about: answered, marked, explained. */
export function QuestionView({ step, work, addresses, canMark, isLast, onNext }: QuestionViewProps) {
  const t = useText('practice');
  const language = useLanguage();
  const view = useSyncExternalStore(work.subscribe, work.getView, work.getView);
  const [isUnsure, setUnsure] = useState(false);
  /** An answer that waits for the rules, and whether the learner was unsure. */
  const [waiting, setWaiting] = useState<boolean>();
  const area = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const marked = useRef<HTMLDivElement>(null);
  const spentMs = useVisibleTime(step.id);

  const { unit, group, numbers } = step;
  const { material } = unit;
  const part: Part = material.passage
    ? { passage: material.passage, groups: [] }
    : { recording: material.recording ?? undefined, groups: [] };
  const choice = choiceOfStep(step, part);
  const own = numbers.flatMap((number) => view.answers.get(questionId(unit.set.id, number)) ?? []);
  const isDone = own.length > 0;
  const marks = (isDone && answerParts.get()?.marksOfStep(step, view, { choice, language })) || NO_MARKS;
  const values = work.valuesOf(step);
  const isWritten = [...values.values()].some((value) => value.trim() !== '');
  const isOwnWork = group.type === 'write' || group.type === 'record';
  const answered = unit.key.filter(({ number }) => view.answers.has(questionId(unit.set.id, number)));
  const evidence = answered.flatMap((key) =>
    key.evidence.map(({ paragraph, quote }) => ({ number: key.number, paragraph, quote })),
  );

  useEffect(() => {
    if (!isDone) return;
    next.current?.focus({ preventScroll: true });
    marked.current?.scrollIntoView({ block: 'nearest' });
  }, [isDone]);

  const answer = (unsure: boolean) => {
    if (!canMark) return setWaiting(unsure);
    work.answer(step, { unsure, aided: false, ms: spentMs() });
  };
  const check = () => {
    if (!isDone && isWritten) answer(isUnsure);
  };
  const answerWaiting = useEffectEvent(() => {
    if (waiting !== undefined) work.answer(step, { unsure: waiting, aided: false, ms: spentMs() });
  });
  useEffect(() => {
    if (canMark) answerWaiting();
  }, [canMark]);
  useStepKeys(area, check);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    check();
  };
  /** Enter checks a sentence and a list too; a text has lines. */
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    const { nodeName } = event.target as HTMLElement;
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    if (nodeName === 'SELECT' || (nodeName === 'TEXTAREA' && group.type !== 'write')) submit(event);
  };
  const Receipt = answerParts.get()?.StepReceipt;
  const verdict =
    own.length === 0 ? undefined : own.every(({ right }) => right !== false) ? 'right' : 'wrong';
  const hasMaterial = material.passage !== null || material.recording !== null || material.charts.length > 0;
  return (
    <div className={styles.layout} data-wide={material.passage !== null || undefined}>
      {hasMaterial ? (
        <div className={styles.material} data-words="">
          <UnitMaterial
            key={unit.id}
            unit={unit}
            addresses={addresses}
            evidence={evidence}
            isDone={answered.length === unit.key.length}
          />
        </div>
      ) : null}
      <div data-words="">
        <form onSubmit={submit} onKeyDown={onKeyDown} data-step={step.id} data-verdict={verdict}>
          <div ref={area} className={styles.area} data-area="">
            <ClipsContext value={withAddresses(material.clips, addresses)}>
              {choice ? (
                <ChoiceStep
                  step={step}
                  answering={work.answeringOf(step)}
                  choice={choice}
                  accepted={isDone ? (own[0]?.accepted ?? []) : undefined}
                />
              ) : (
                <AnsweringContext value={work.answeringOf(step)}>
                  <ExerciseGroup group={group} part={part} marks={NO_MARKS} />
                </AnsweringContext>
              )}
            </ClipsContext>
          </div>
          <div ref={marked} role="status" className={styles.marks}>
            {numbers.map((number) => {
              const mark = marks.get(number);
              return mark ? (
                <div key={number}>
                  {numbers.length > 1 ? <b>{t('session.gap', { number })}</b> : null}
                  <MarkView
                    mark={mark}
                    isSpoken={group.type === 'record'}
                    isSkipped={isOwnWork && own.every(({ value }) => value.trim() === '')}
                  />
                </div>
              ) : null;
            })}
          </div>
          {isDone ? null : (
            <div className={styles.actions}>
              <Button
                type="submit"
                size="large"
                disabled={!isWritten}
                busy={waiting !== undefined && !canMark}
              >
                {t(isOwnWork ? 'session.compare' : 'session.check')}
              </Button>
              {isOwnWork ? null : (
                <label className={styles.unsure}>
                  <input
                    type="checkbox"
                    checked={isUnsure}
                    onChange={({ target }) => setUnsure(target.checked)}
                  />
                  <span>{t('session.unsure')}</span>
                </label>
              )}
              <Button variant="quiet" data-skip="" onClick={() => answer(true)}>
                {t(isOwnWork ? 'session.skip' : 'session.dontKnow')}
              </Button>
            </div>
          )}
        </form>
        {isDone ? (
          <>
            {Receipt ? (
              <Receipt
                key={step.id}
                step={step}
                own={own}
                rules={work.reply.rules}
                isElsewhere={own.some(({ set, number }) => view.fromElsewhere.has(questionId(set, number)))}
                onUndo={() => work.undo(step)}
              />
            ) : null}
            <div className={styles.actions}>
              <Button ref={next} size="large" onClick={onNext} data-next="">
                {t(isLast ? 'session.finish' : 'session.next')}
              </Button>
            </div>
          </>
        ) : isOwnWork ? null : (
          <p className={styles.keys}>{t('session.keys')}</p>
        )}
      </div>
    </div>
  );
}
