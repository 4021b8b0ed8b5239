import { useState } from 'react';
import { call, type ReplyTo } from '#platform/api-client/api-client.ts';
import { useReply } from '#platform/api-client/use-reply.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { SelectField } from '#ui/select-field.tsx';
import type { RoomSide } from '../../domain/room/notes.ts';
import { ROOM_ENDPOINTS } from '../../endpoints.ts';
import styles from './room.module.css';

type Work = NonNullable<ReplyTo<(typeof ROOM_ENDPOINTS)['getRoom']>['shown_work']>;

const PROMPT_START = 60;

type ShownWorkProps = {
  readonly bookingId: string;
  readonly side: RoomSide;
  readonly learnerName: string;
  readonly isOpen: boolean;
  readonly work: Work | null;
  readonly onChange: () => void;
};

/** A text of the learner next to the notes, which the learner chooses. */
export function ShownWork({ bookingId, side, learnerName, isOpen, work, onChange }: ShownWorkProps) {
  const t = useText('lessonRoom');
  const [hasFailed, setHasFailed] = useState(false);
  const isLearner = side === 'learner';
  const show = async (workId: string | null) => {
    const result = await call(ROOM_ENDPOINTS, 'showRoomWork', {
      params: { bookingId },
      body: { work_id: workId },
    });
    setHasFailed(!result.ok);
    if (result.ok) onChange();
  };
  if (!isOpen && !work) return null;
  return (
    <section className={styles.work} aria-labelledby="work" data-work={work ? 'shown' : 'none'}>
      <h2 id="work">{t('work.title')}</h2>
      {work ? <WorkText work={work} /> : null}
      {work && !isLearner ? (
        <p className={styles.small}>{t('work.ofLearner', { name: learnerName })}</p>
      ) : null}
      {!work && !isLearner ? <p>{t('work.waiting')}</p> : null}
      {isLearner && work ? (
        <>
          <p className={styles.small}>{t('work.showsTeacher')}</p>
          <Button variant="secondary" size="small" onClick={() => void show(null)} data-hide-work="">
            {t('work.hide')}
          </Button>
        </>
      ) : null}
      {isLearner && !work ? (
        <ChooseWork bookingId={bookingId} onShow={(workId) => void show(workId)} />
      ) : null}
      {hasFailed ? (
        <Notice tone="error" announce>
          {t('work.failed')}
        </Notice>
      ) : null}
    </section>
  );
}

function WorkText({ work }: { readonly work: Work }) {
  const t = useText('lessonRoom');
  const { band, kind, prompt, text, words } = work;
  return (
    <>
      <p className={styles.small}>
        {t(`work.${kind}`)} · {t('work.words', { count: words })} ·{' '}
        {band === null
          ? t('work.noBand')
          : band.by === 'teacher'
            ? t('work.bandTeacher', { band: band.low })
            : t('work.bandMachine', { low: band.low, high: band.high })}
      </p>
      <details>
        <summary>{t('work.prompt')}</summary>
        <p className={styles.text} lang="en">
          {prompt}
        </p>
      </details>
      {/* A long text scrolls in its place, by keys too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
      <div className={styles.workText} lang="en" tabIndex={0} role="group" aria-label={t('work.title')}>
        {text}
      </div>
    </>
  );
}

type ChooseWorkProps = { readonly bookingId: string; readonly onShow: (workId: string) => void };

function ChooseWork({ bookingId, onShow }: ChooseWorkProps) {
  const t = useText('lessonRoom');
  const { state } = useReply(
    () => call(ROOM_ENDPOINTS, 'listRoomWorks', { params: { bookingId } }),
    bookingId,
  );
  const [chosen, setChosen] = useState('');
  if (state.status !== 'ready') return null;
  const { works } = state.reply;
  if (works.length === 0) return <p>{t('work.noWorks')}</p>;
  return (
    <>
      <SelectField
        label={t('work.choose')}
        value={chosen}
        options={[
          { value: '', label: t('work.none') },
          ...works.map(({ work_id: id, kind, prompt }) => ({
            value: id,
            label: t('work.option', { kind: t(`work.${kind}`), prompt: prompt.slice(0, PROMPT_START) }),
          })),
        ]}
        onChange={(event) => setChosen(event.target.value)}
      />
      <p className={styles.small}>{t('work.showsTeacher')}</p>
      <Button size="small" disabled={chosen === ''} onClick={() => onShow(chosen)} data-show-work="">
        {t('work.show')}
      </Button>
    </>
  );
}
