import type { z } from 'zod';
import type { DatabaseOrTransaction } from '#platform/database/database.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { getResult as contract } from '../../contract.ts';
import type { AnswerKey } from '#ielts/marking/answer-key.ts';
import { listAnswers, listLateAnswers } from '../attempts/answer-store.ts';
import { keyOf, type StoredAttempt } from '../attempts/attempt-store.ts';
import { getSectionVersion } from '#features/library/server/index.ts';
import { viewReceipt } from './view-receipt.ts';

type Result = Omit<z.input<(typeof contract)['reply']>, 'attempt' | 'of_course'>;

/** The marks of an attempt that is over, with keys and explanations in one language. */
export async function getResult(
  database: DatabaseOrTransaction,
  attempt: StoredAttempt,
  language: Language,
): Promise<Result> {
  const { section, answerKey } = await getSectionVersion(database, attempt.sectionVersion);
  const late = new Map(
    (await listLateAnswers(database, keyOf(attempt))).map(({ number, value }) => [number, value]),
  );
  const texts = section.skill === 'writing' ? await listAnswers(database, keyOf(attempt)) : [];
  const marked = 'answers' in answerKey ? answerKey : undefined;
  return {
    section,
    band_table: marked?.bands.map(({ minRaw, band }) => ({ min_raw: minRaw, band })) ?? [],
    questions: marked
      ? (attempt.marks ?? []).map((mark) => ({
          ...viewReceipt(marked, mark, language),
          late_value: late.get(mark.number) ?? null,
        }))
      : [],
    transcripts: viewTranscripts(answerKey),
    texts: texts.map(({ number, value }) => ({ number, value, late_value: late.get(number) ?? null })),
    models: viewModels(answerKey, language),
  };
}

function viewModels(key: AnswerKey, language: Language): Result['models'] {
  if (key.skill === 'speaking') {
    return key.models.map(({ question, band, text, comment }) => ({
      of: question,
      band,
      text,
      comments: comment ? [{ criterion: null, text: comment[language] }] : [],
    }));
  }
  if (key.skill !== 'writing') return [];
  return key.tasks.flatMap(({ number, models }) =>
    [...models]
      .sort((one, other) => other.band - one.band)
      .map(({ band, text, comments }) => ({
        of: String(number),
        band,
        text,
        comments: comments.map((each) => ({ criterion: each.criterion, text: each.text[language] })),
      })),
  );
}

function viewTranscripts(key: AnswerKey): Result['transcripts'] {
  if (key.skill !== 'listening') return [];
  return key.scripts.map(({ title, situation, speakers, turns, times }) => ({
    title,
    situation,
    turns: turns.map(({ id, speaker, display }) => {
      const time = times.find((each) => each.id === id);
      return {
        id,
        speaker: speakers[speaker]?.name ?? '',
        text: display,
        start_ms: time?.startMs ?? null,
        end_ms: time?.endMs ?? null,
      };
    }),
  }));
}
