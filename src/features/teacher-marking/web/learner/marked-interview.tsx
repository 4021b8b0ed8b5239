import { lazy, Suspense, useCallback } from 'react';
import { call } from '#platform/api-client/api-client.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { LoadBoundary } from '#ui/load-boundary.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { MARKING_ENDPOINTS } from '../../endpoints.ts';
import type { MarkingReply } from './marking-replies.ts';
import styles from './learner.module.css';

/** Loaded for interviews alone. */
const RecordedComments = lazy(async () => ({
  default: (await import('../recording/recorded-comments.tsx')).RecordedComments,
}));

/** The recordings of a submitted interview, with the teacher's comments once it is marked. */
export function MarkedInterview({ reply }: { readonly reply: MarkingReply }) {
  const text = useText('markingPage');
  const offer = useText('markingOffer');
  const { order, work, transcript, marking } = reply;
  const markingOrderId = order.marking_order_id;
  const loadRecording = useCallback(
    async (question: string): Promise<Blob> => {
      const answer = await call(MARKING_ENDPOINTS, 'getMarkedRecording', {
        params: { markingOrderId, question },
      });
      if (!answer.ok) throw new Error('The recording could not be read.');
      return answer.reply;
    },
    [markingOrderId],
  );
  return (
    <section aria-labelledby="recordings" className={styles.part} data-marked-interview="">
      <h2 id="recordings">{text(marking ? 'recordings.title' : 'yours.recordings')}</h2>
      <LoadBoundary fallback={<p role="alert">{offer('unreachable.text')}</p>}>
        <Suspense fallback={<Skeleton lines={8} />}>
          <RecordedComments
            work={work}
            transcript={transcript}
            loadRecording={loadRecording}
            comments={marking?.comments ?? []}
          />
        </Suspense>
      </LoadBoundary>
    </section>
  );
}
