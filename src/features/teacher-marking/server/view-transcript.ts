import type { z } from 'zod';
import { listTranscripts } from '#features/grading/server/index.ts';
import type { DatabaseOrTransaction } from '#platform/database/database.ts';
import type { transcriptSchema } from '../marking-view-contract.ts';
import type { StoredOrder } from './order-store.ts';

/** The transcripts of a submitted interview; null: there are none. A machine's band is never part of them. */
export async function viewTranscript(
  database: DatabaseOrTransaction,
  { source, kind, candidateId, subjectId }: StoredOrder,
): Promise<z.input<typeof transcriptSchema>> {
  if (source !== 'work' || kind !== 'speaking') return null;
  const transcripts = await listTranscripts(database, { candidateId, id: subjectId });
  if (transcripts.length === 0) return null;
  return transcripts.map(({ question, text, words }) => ({
    question,
    text,
    words: words.map(({ text: said, fromMs, toMs, piece }) => ({
      text: said,
      from_ms: Math.round(fromMs),
      to_ms: Math.round(toMs),
      piece,
    })),
  }));
}
