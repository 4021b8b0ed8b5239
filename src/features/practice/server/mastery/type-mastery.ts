import { type Mastery, masteryAfter, type MasteryAnswer, usualBand } from '../../domain/mastery.ts';
import type { MarkedAnswer } from '../answers/answer-store.ts';
import type { StoredSection } from './section-store.ts';

/** Older answers change no level: a type is judged by its latest thirty. */
export const MOST_READ = 5_000;

type Section = Pick<StoredSection, 'type' | 'right' | 'answers' | 'at'>;
type Session = { readonly at: Date; readonly answers: readonly MasteryAnswer[] };

/** A section as a session. Its questions are of the whole exam, and so of every target. */
const sessionOfSection = ({ right, answers, at }: Section, targetBand: number): Session => ({
  at,
  answers: Array.from({ length: answers }, (_, place) => ({
    isRight: place < right,
    band: targetBand,
    isAided: false,
    inMockTest: true,
  })),
});

const sessionOf = (answers: readonly MarkedAnswer[]): Session => ({
  at: answers[0]?.at ?? new Date(0),
  answers: answers.map(({ right, bandTimesTwo, aided }) => ({
    isRight: right === true,
    band: bandTimesTwo / 2,
    isAided: aided,
    inMockTest: false,
  })),
});

/** Of sections alone, which are of every band. */
const ANY_BAND = 6;

/**
 * Mastery by type of question, from marked answers and from sections of mock tests, both the oldest first. Without a
 * target band, a type is judged at about the band of the questions of it that the learner was asked.
 */
export function masteryByType(
  answers: readonly MarkedAnswer[],
  sections: readonly Section[],
  targetBand: number | null,
): ReadonlyMap<string, Mastery> {
  const byType = Map.groupBy(answers, ({ type }) => type);
  const sectionsByType = Map.groupBy(sections, ({ type }) => type);
  const types = new Set([...byType.keys(), ...sectionsByType.keys()]);
  return new Map(
    [...types].map((type) => {
      const bySession = Map.groupBy(byType.get(type) ?? [], ({ sessionId }) => sessionId);
      const practised = [...bySession.values()].map(sessionOf);
      const band = targetBand ?? usualBand(practised.flatMap((session) => session.answers)) ?? ANY_BAND;
      const sessions = [
        ...practised,
        ...(sectionsByType.get(type) ?? []).map((section) => sessionOfSection(section, band)),
      ].toSorted((one, other) => one.at.getTime() - other.at.getTime());
      return [
        type,
        masteryAfter(
          sessions.map((session) => session.answers),
          band,
        ),
      ] as const;
    }),
  );
}

/** The mastery of a type without any answer. */
export const NO_MASTERY: Mastery = masteryAfter([], ANY_BAND);
