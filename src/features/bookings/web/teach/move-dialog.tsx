import { useRef, useState, type FormEvent, type Ref } from 'react';
import { Loaded } from '#features/accounts/web/index.ts';
import { call } from '#platform/api-client/api-client.ts';
import { useReply } from '#platform/api-client/use-reply.ts';
import { SentenceSpace } from '#platform/i18n/sentence-space.tsx';
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
import { CallProblem, type CallFailure } from '../call-problem.tsx';
import { useWallText } from '../words/use-wall-text.ts';
import type { MoveTime, TaughtLesson } from '../settings/teach-replies.ts';

type MoveProps = {
  readonly lesson: TaughtLesson;
  /** On the teacher's calendar. */
  readonly today: string;
  /** `isUncertain`: no answer came, and the lesson may have been moved. */
  readonly onClose: (isUncertain: boolean) => void;
  readonly onDone: (sentence: string) => void;
};

/** Another time for a lesson, on the teacher's clock with the learner's beside it. */
export function MoveDialog({ lesson, today, onClose, onDone }: MoveProps) {
  const t = useText('teachCalendar');
  const wall = useWallText();
  const field = useRef<HTMLSelectElement>(null);
  const [date, setDate] = useState(lesson.teacher_local.slice(0, 10));
  const [chosen, setChosen] = useState<MoveTime>();
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure>();
  const params = { bookingId: lesson.booking_id };
  const isDay = /^\d{4}-\d\d-\d\d$/.test(date) && date >= today;
  const times = useReply(
    () => call(TEACH_BOOKING_ENDPOINTS, 'listMoveTimes', { params, query: { date } }),
    isDay ? date : undefined,
  );

  const leave = () => onClose(failure !== undefined);

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
    setFailure(result);
    if (result.kind === 'unreachable') return;
    setChosen(undefined);
    times.reload();
  }

  return (
    <Dialog
      open
      keepOnOutsideClick
      onClose={leave}
      title={t('move.title', { name: lesson.learner_name || t('hours.somebody') })}
      closeLabel={t('dialog.close')}
    >
      <form noValidate onSubmit={(event) => void move(event)} data-move-lesson="">
        <Stack>
          <p>
            {t('move.before', { time: wall.dayTime(lesson.teacher_local) })}
            <SentenceSpace />
            {t('move.text')}
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
          <MoveProblem failure={failure} />
          <Row>
            <Button type="submit" busy={isBusy}>
              {t('move.save')}
            </Button>
            <Button variant="quiet" onClick={leave}>
              {t('dialog.keep')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Dialog>
  );
}

/** A time that is taken is said in the teacher's words. */
function MoveProblem({ failure }: { readonly failure: CallFailure | undefined }) {
  const t = useText('teachCalendar');
  const code = failure?.kind === 'refused' ? failure.code : undefined;
  const taken =
    code === 'slot-taken' || code === 'too-late'
      ? 'taken'
      : code === 'own-time-taken'
        ? 'learner'
        : undefined;
  return taken === undefined ? (
    <CallProblem failure={failure} uncertain={t('dialog.uncertain')} />
  ) : (
    <Notice tone="error" announce title={t(`move.${taken}Title`)}>
      <p>{t(`move.${taken}Text`)}</p>
    </Notice>
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
