import { useRef, useState } from 'react';
import { call } from '#platform/api-client/api-client.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TEACH_BOOKING_ENDPOINTS } from '../../endpoints.ts';
import { CallProblem, type CallFailure } from '../call-problem.tsx';
import { useWallText } from '../words/use-wall-text.ts';
import type { TaughtLesson } from '../settings/teach-replies.ts';

const LONGEST_REASON = 500;

/** What a teacher is about to do, which the dialog asks once. */
export type LessonAct =
  | { readonly kind: 'lesson' | 'absent'; readonly lesson: TaughtLesson }
  | { readonly kind: 'day'; readonly date: string };

type DialogProps = {
  readonly act: LessonAct;
  /** Who cancels later than this before a lesson gives one more credit. 0: nobody does. */
  readonly courtesyHours: number;
  /** `isUncertain`: no answer came, and the act may have been done. */
  readonly onClose: (isUncertain: boolean) => void;
  readonly onDone: (sentence: string) => void;
};

/** Says what the act costs, and requires the reason that the learner reads. */
export function LessonDialog({ act, courtesyHours, onClose, onDone }: DialogProps) {
  const t = useText('teachCalendar');
  const wall = useWallText();
  const field = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure>();
  const needsReason = act.kind !== 'absent';
  const leave = () => onClose(failure !== undefined);

  async function send() {
    if (act.kind === 'day') {
      const body = { date: act.date, reason: reason.trim() };
      const result = await call(TEACH_BOOKING_ENDPOINTS, 'cancelTeachDay', { body });
      if (result.ok) onDone(t('done.day', { count: result.reply.cancelled }));
      return result;
    }
    const params = { bookingId: act.lesson.booking_id };
    const result =
      act.kind === 'absent'
        ? await call(TEACH_BOOKING_ENDPOINTS, 'reportAbsentLearner', { params })
        : await call(TEACH_BOOKING_ENDPOINTS, 'cancelTaughtLesson', {
            params,
            body: { reason: reason.trim() },
          });
    if (result.ok) onDone(t(`done.${act.kind}`));
    return result;
  }

  async function confirm(): Promise<void> {
    if (needsReason && reason.trim() === '') {
      setMissing(true);
      return field.current?.focus();
    }
    setFailure(undefined);
    setBusy(true);
    const result = await send();
    if (result.ok) return;
    setBusy(false);
    setFailure(result);
  }

  const title =
    act.kind === 'day'
      ? t('dialog.dayTitle', { day: wall.day(act.date) })
      : t(`dialog.${act.kind}Title`, { name: act.lesson.learner_name || t('hours.somebody') });
  return (
    <Dialog open keepOnOutsideClick onClose={leave} title={title} closeLabel={t('dialog.close')}>
      <Stack>
        <p>{t(`dialog.${act.kind}Text`)}</p>
        {act.kind !== 'absent' && courtesyHours > 0 ? (
          <p>{t(`dialog.${act.kind}Courtesy`, { hours: courtesyHours })}</p>
        ) : null}
        {needsReason ? (
          <TextArea
            ref={field}
            label={t('dialog.reason')}
            hint={t('dialog.reasonHint')}
            error={isMissing && reason.trim() === '' ? t('dialog.reasonMissing') : undefined}
            value={reason}
            maxLength={LONGEST_REASON}
            rows={3}
            onChange={({ currentTarget: { value } }) => setReason(value)}
          />
        ) : null}
        <CallProblem failure={failure} uncertain={t('dialog.uncertain')} />
        <Row>
          <Button variant="danger" busy={isBusy} onClick={() => void confirm()}>
            {t(`dialog.${act.kind}Save`)}
          </Button>
          <Button variant="quiet" onClick={leave}>
            {t('dialog.keep')}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}
