import { useRef, useState, type FormEvent, type Ref } from 'react';
import { Loaded } from '#features/accounts/web/index.ts';
import { call, type CallResult } from '#platform/api-client/api-client.ts';
import { useReply } from '#platform/api-client/use-reply.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { Notice } from '#ui/notice.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TEACH_BOOKING_ENDPOINTS } from '../../endpoints.ts';
import { useWallText } from '../words/use-wall-text.ts';
import type { MoveTime, TaughtLesson } from '../settings/teach-replies.ts';

type MoveProps = {
  readonly lesson: TaughtLesson;
  /** On the teacher's calendar. */
  readonly today: string;
  readonly onClose: () => void;
  readonly onDone: (sentence: string) => void;
};

type Failure = { readonly title: string; readonly detail: string };

/** Another time for a lesson, on the teacher's clock with the learner's beside it. */
export function MoveDialog({ lesson, today, onClose, onDone }: MoveProps) {
  const t = useText('teachCalendar');
  const wall = useWallText();
  const field = useRef<HTMLSelectElement>(null);
  const [date, setDate] = useState(lesson.teacher_local.slice(0, 10));
  const [chosen, setChosen] = useState<MoveTime>();
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const params = { bookingId: lesson.booking_id };
  const isDay = /^\d{4}-\d\d-\d\d$/.test(date) && date >= today;
  const times = useReply(
    () => call(TEACH_BOOKING_ENDPOINTS, 'listMoveTimes', { params, query: { date } }),
    isDay ? date : undefined,
  );

  function failureOf(result: Exclude<CallResult<unknown>, { readonly ok: true }>): Failure {
    if (result.kind === 'unreachable')
      return { title: t('dialog.failedTitle'), detail: t('dialog.failedText') };
    switch (result.code) {
      case 'slot-taken':
      case 'too-late':
        return { title: t('move.takenTitle'), detail: t('move.takenText') };
      case 'own-time-taken':
        return { title: t('move.learnerTitle'), detail: t('move.learnerText') };
      default:
        return result.problem;
    }
  }

  async function move(event: FormEvent): Promise<void> {
    event.preventDefault();
    setFailure(undefined);
    if (chosen === undefined) {
      setMissing(true);
      return field.current?.focus();
    }
    setBusy(true);
    const body = { starts_at: chosen.starts_at };
    const result = await call(TEACH_BOOKING_ENDPOINTS, 'moveTaughtLesson', { params, body });
    if (result.ok) return onDone(t('move.done', { time: wall.dayTime(chosen.teacher_local) }));
    setBusy(false);
    setFailure(failureOf(result));
    if (result.kind === 'unreachable') return;
    setChosen(undefined);
    times.reload();
  }

  return (
    <Dialog
      open
      keepOnOutsideClick
      onClose={onClose}
      title={t('move.title', { name: lesson.learner_name || t('hours.somebody') })}
      closeLabel={t('dialog.close')}
    >
      <form noValidate onSubmit={(event) => void move(event)} data-move-lesson="">
        <Stack>
          <p>
            {t('move.before', { time: wall.dayTime(lesson.teacher_local) })} {t('move.text')}
          </p>
          <TextField
            type="date"
            name="move-date"
            label={t('move.date')}
            min={today}
            error={isDay ? undefined : t('move.past')}
            value={date}
            onChange={({ currentTarget: { value } }) => {
              setChosen(undefined);
              setDate(value);
            }}
          />
          {isDay ? (
            <Loaded
              state={times.state}
              reload={times.reload}
              skeleton={<Skeleton lines={2} label={t('move.loading')} />}
            >
              {(reply) => (
                <Times
                  times={reply.times}
                  lesson={lesson}
                  chosen={chosen}
                  error={isMissing && chosen === undefined ? t('move.missing') : undefined}
                  field={field}
                  onChoose={setChosen}
                />
              )}
            </Loaded>
          ) : null}
          {failure ? (
            <Notice tone="error" announce title={failure.title}>
              <p>{failure.detail}</p>
            </Notice>
          ) : null}
          <Row>
            <Button type="submit" busy={isBusy}>
              {t('move.save')}
            </Button>
            <Button variant="quiet" onClick={onClose}>
              {t('dialog.keep')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Dialog>
  );
}

type TimesProps = {
  readonly times: readonly MoveTime[];
  readonly lesson: TaughtLesson;
  readonly chosen: MoveTime | undefined;
  readonly error: string | undefined;
  readonly field: Ref<HTMLSelectElement>;
  readonly onChoose: (time: MoveTime | undefined) => void;
};

function Times({ times, lesson, chosen, error, field, onChoose }: TimesProps) {
  const t = useText('teachCalendar');
  const wall = useWallText();
  const [isAll, setAll] = useState(false);
  const others = times.filter(({ starts_at: at }) => at !== lesson.starts_at);
  const shown = others.filter(({ is_free: isFree }) => isFree || isAll);
  const labelOf = ({ is_free: isFree, local, teacher_local: own }: MoveTime) => {
    const other =
      local.slice(0, 10) === own.slice(0, 10)
        ? wall.time(local)
        : `${wall.shortDay(local)} ${wall.time(local)}`;
    return t(isFree ? 'move.option' : 'move.outside', { time: wall.time(own), other });
  };
  if (others.length === 0) return <p role="status">{t('move.noneAtAll')}</p>;
  return (
    <>
      <Checkbox
        name="move-all"
        label={t('move.all')}
        checked={isAll}
        onChange={({ currentTarget }) => setAll(currentTarget.checked)}
      />
      <SelectField
        ref={field}
        name="move-time"
        label={t('move.time')}
        hint={shown.length === 0 ? t('move.none') : undefined}
        error={error}
        value={chosen?.starts_at ?? ''}
        options={[
          { value: '', label: t('move.choose') },
          ...shown.map((time) => ({ value: time.starts_at, label: labelOf(time) })),
        ]}
        onChange={({ currentTarget: { value } }) => onChoose(shown.find(({ starts_at: at }) => at === value))}
      />
    </>
  );
}
