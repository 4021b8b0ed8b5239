import { useRef } from 'react';
import { call } from '#platform/api-client/api-client.ts';
import { useReply } from '#platform/api-client/use-reply.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { randomUuid } from '#platform/random/random-uuid.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Combobox } from '#ui/combobox.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { HOMEWORK_KINDS, MOST_HOMEWORK } from '../../domain/after/homework.ts';
import { AFTER_ENDPOINTS } from '../../endpoints.ts';
import type { HomeworkDraft, HomeworkTargets, SentHomework } from './taught-replies.ts';
import styles from './taught.module.css';

const LONGEST_TASK = 1_000;

/** Of these the list has only what the learner can open. */
const isListed = (kind: HomeworkDraft['kind']) => kind === 'lesson' || kind === 'test';

type HomeworkEditorProps = {
  readonly bookingId: string;
  /** The learner's. */
  readonly name: string;
  readonly homework: readonly HomeworkDraft[];
  /** What the learner has. */
  readonly sent: readonly SentHomework[];
  readonly onChange: (homework: HomeworkDraft[]) => void;
};

/** The homework of a lesson, to add, change and remove. */
export function HomeworkEditor({ bookingId, name, homework, sent, onChange }: HomeworkEditorProps) {
  const t = useText('taughtLesson');
  const language = useLanguage();
  const title = useRef<HTMLHeadingElement>(null);
  const targets = useReply(
    () => call(AFTER_ENDPOINTS, 'listHomeworkTargets', { params: { bookingId } }),
    `${bookingId} ${language}`,
  );
  const known = targets.state.status === 'ready' ? targets.state.reply.targets : undefined;
  const isFull = homework.length >= MOST_HOMEWORK;
  const change = (changed: HomeworkDraft) =>
    onChange(homework.map((each) => (each.homework_id === changed.homework_id ? changed : each)));
  const add = () =>
    onChange([...homework, { homework_id: randomUuid(), kind: 'task', target: '', text: '', due_on: null }]);
  return (
    <Stack space={2}>
      <h3 ref={title} tabIndex={-1} className={styles.focusTitle}>
        {t('after.homework')}
      </h3>
      {homework.length === 0 ? (
        <p>{t('after.noHomework')}</p>
      ) : (
        <ol className={styles.homework}>
          {homework.map((each, index) => (
            <li key={each.homework_id} data-homework={each.kind}>
              <HomeworkFields
                homework={each}
                number={index + 1}
                sent={sent.find(({ homework_id: id }) => id === each.homework_id)}
                targets={known}
                name={name}
                onChange={change}
                onRemove={() => {
                  onChange(homework.filter(({ homework_id: id }) => id !== each.homework_id));
                  title.current?.focus();
                }}
              />
            </li>
          ))}
        </ol>
      )}
      {isFull ? (
        <p>{t('after.full')}</p>
      ) : (
        <Row>
          <Button variant="secondary" size="small" onClick={add} data-add-homework="">
            {t('after.add')}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

type HomeworkFieldsProps = {
  readonly homework: HomeworkDraft;
  readonly number: number;
  /** Undefined: it is new. */
  readonly sent: SentHomework | undefined;
  /** Undefined: not loaded. */
  readonly targets: HomeworkTargets | undefined;
  readonly name: string;
  readonly onChange: (homework: HomeworkDraft) => void;
  readonly onRemove: () => void;
};

function HomeworkFields({ homework, number, sent, targets, name, onChange, onRemove }: HomeworkFieldsProps) {
  const t = useText('taughtLesson');
  const { kind, target, text, due_on: dueOn } = homework;
  const isTask = kind === 'task';
  const isAnswered = sent !== undefined && sent.answer !== null;
  const ofKind = targets?.filter((each) => each.kind === kind);
  const isGone = target !== '' && ofKind !== undefined && !ofKind.some((each) => each.target === target);
  const isKept = isGone && sent?.kind === kind && sent.target === target;
  const hint = isKept
    ? t('after.targetKept', { name })
    : isListed(kind)
      ? t(`after.open.${kind}`, { name })
      : '';
  return (
    <fieldset className={styles.fields}>
      <legend>
        {t('after.number', { number })}{' '}
        {sent?.done_at ? <Badge tone="success">{t('after.done')}</Badge> : null}
      </legend>
      <SelectField
        label={t('after.kind')}
        value={kind}
        options={HOMEWORK_KINDS.map((each) => ({ value: each, label: t(`after.kinds.${each}`) }))}
        onChange={({ currentTarget: { value } }) => {
          const chosen = HOMEWORK_KINDS.find((each) => each === value) ?? 'task';
          onChange({ ...homework, kind: chosen, target: '' });
        }}
        disabled={isAnswered}
        data-homework-kind=""
      />
      {isTask ? null : (
        <Combobox
          key={kind}
          label={t(`after.target.${kind}`)}
          {...(hint === '' ? {} : { hint })}
          {...(isGone && !isKept ? { error: t('after.targetGone') } : {})}
          options={[
            ...(isKept ? [{ value: target, label: sent.title ?? target }] : []),
            ...(ofKind ?? []).map((each) => ({
              value: each.target,
              label: each.title,
              ...(each.group === null ? {} : { hint: each.group, keywords: each.group }),
            })),
          ]}
          value={target}
          onSelect={(value) => onChange({ ...homework, target: value })}
          noMatch={t('after.noMatch')}
        />
      )}
      <TextArea
        label={t(isTask ? 'after.task' : 'after.remark')}
        {...(isTask ? {} : { optionalLabel: t('after.optional') })}
        rows={2}
        maxLength={LONGEST_TASK}
        value={text}
        readOnly={isAnswered}
        onChange={({ currentTarget: { value } }) => onChange({ ...homework, text: value })}
        data-homework-text=""
      />
      <TextField
        type="date"
        label={t('after.due')}
        optionalLabel={t('after.optional')}
        value={dueOn ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...homework, due_on: value === '' ? null : value })
        }
        data-homework-due=""
      />
      {isAnswered ? (
        <p className={styles.quiet}>{t('after.answered')}</p>
      ) : (
        <Button variant="quiet" size="small" onClick={onRemove}>
          {t('after.remove', { number })}
        </Button>
      )}
    </fieldset>
  );
}
