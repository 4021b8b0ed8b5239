import { memo } from 'react';
import { TranscriptText } from '#features/grading/web/index.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { Sound } from './open-sound.ts';
import type { Transcripts } from './recording-reply.ts';
import styles from './recording.module.css';

type TranscriptPartProps = {
  readonly transcripts: Transcripts;
  readonly question: string;
  readonly sound: Sound | undefined;
  readonly onMoment: (ms: number) => void;
};

const NO_MARKS: readonly never[] = [];
const NO_NAME = () => '';

/** What a machine has heard, beside the recording. A word with a time plays from there. */
export const TranscriptPart = memo(function TranscriptPart({
  transcripts,
  question,
  sound,
  onMoment,
}: TranscriptPartProps) {
  const t = useText('recording');
  const transcript = transcripts?.find((each) => each.question === question);
  if (!transcript) return null;
  return (
    <section className={styles.transcript} aria-label={t('transcript')} data-recording-transcript="">
      <p className={styles.part}>{t('transcript')}</p>
      <p className={styles.note}>{t('transcriptBy')}</p>
      {transcript.text === '' ? (
        <p>{t('noWords')}</p>
      ) : (
        <TranscriptText
          answer={{ words: transcript.words, marks: NO_MARKS }}
          transcript={transcript.text}
          place={0}
          nameOf={NO_NAME}
          onWord={({ piece, fromMs }) => onMoment((sound?.pieces[piece]?.startMs ?? 0) + fromMs)}
        />
      )}
    </section>
  );
});
