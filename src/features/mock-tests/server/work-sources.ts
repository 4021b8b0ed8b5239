import type { WorkSources } from '#features/grading/server/index.ts';
import { getSectionVersion } from '#features/library/server/index.ts';
import { TALK, WHOLE_INTERVIEW, type SpeakingSection } from '#ielts/paper/speaking-paper.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { FileStore } from '#platform/files/create-file-store.ts';
import { RESPONSE_ENDPOINTS } from '../responses-endpoints.ts';
import { recordingKey } from './recordings/recording-files.ts';
import { listStoredResponses } from './recordings/response-store.ts';
import { listSnapshots } from './attempts/answer-store.ts';
import { findAttempt } from './attempts/attempt-store.ts';

/** A device may still send recordings for this long after the deadline. */
const ARRIVING_MS = 60 * 60_000;

type Dependencies = { readonly database: Database; readonly files: FileStore; readonly clock: Clock };

/** What graders read of attempts: recordings, and how texts came about. */
export function createWorkSources({ database, files, clock }: Dependencies): WorkSources {
  return {
    async readAnswers(key) {
      const attempt = await findAttempt(database, key);
      if (!attempt) return { settled: true, answers: [] };
      const { section } = await getSectionVersion(database, attempt.sectionVersion);
      const stored = await listStoredResponses(database, key);
      const lastArrival = Math.max(attempt.deadlineAt, attempt.submittedAt ?? 0) + ARRIVING_MS;
      const settled =
        stored.every(({ finishedAt }) => finishedAt !== null) || clock.now().getTime() > lastArrival;
      const asked = section.skill === 'speaking' ? questionsOf(section) : [];
      const finished = new Map(
        stored.filter(({ finishedAt }) => finishedAt !== null).map((each) => [each.question, each]),
      );
      return {
        settled,
        answers: asked.flatMap(({ question, part, asked: text }) => {
          const response = finished.get(question);
          if (!response) return [];
          return [
            {
              question,
              part,
              asked: text,
              mediaType: response.mediaType,
              read: () => readWhole(files, recordingKey(key.attemptId, question)),
            },
          ];
        }),
      };
    },
    recordingAddress: (attemptId, question) =>
      RESPONSE_ENDPOINTS.getRecording.path
        .replace(':attemptId', encodeURIComponent(attemptId))
        .replace(':question', encodeURIComponent(question)),
    async listTextSteps({ task, ...key }) {
      return (await listSnapshots(database, key))
        .filter(({ number }) => number === task)
        .map(({ value, savedAt }) => ({ value, savedAt }));
    },
  };
}

/** The questions in the order of the interview; a recording of the whole interview comes last. */
function questionsOf(section: SpeakingSection) {
  const questions = section.parts.flatMap((part) =>
    part.part === 2
      ? [
          { question: TALK, part: 2, asked: part.card.topic },
          ...part.roundingOff.map(({ id, text }) => ({ question: id, part: 2, asked: text })),
        ]
      : part.topics.flatMap((topic) =>
          topic.questions.map(({ id, text }) => ({ question: id, part: part.part as number, asked: text })),
        ),
  );
  return [...questions, { question: WHOLE_INTERVIEW, part: 1, asked: '' }];
}

async function readWhole(files: FileStore, key: string): Promise<Uint8Array> {
  const file = await files.find(key);
  if (!file) return new Uint8Array();
  const pieces: Buffer[] = [];
  for await (const piece of file.stream) pieces.push(piece as Buffer);
  return Uint8Array.from(Buffer.concat(pieces));
}
