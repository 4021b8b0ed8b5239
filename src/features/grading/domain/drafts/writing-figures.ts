import { countWrittenWords } from '#ielts/marking/written-words.ts';
import { replayMoments, type ReplayMoment, type TextHistory } from './replay.ts';

/** A shorter stop is no pause, in seconds. */
const LEAST_PAUSE = 30;
/** How fast a learner types who does not stop. Between two steps, the rest of the time is a pause. */
const CHARACTERS_A_SECOND = 3;
/** A deletion of this many characters is marked on the time line. */
const BIG_DELETION = 40;
/** From here on a text is as good as written, and what follows is checking. A share of its words. */
const NEARLY_ALL = 0.95;
const WORDS_SHOWN = 4;
const MINUTE = 60;

/** A stop of at least 30 seconds. The history has a step every ten seconds at most, so it is known about to that. */
export type WritingPause = {
  /** Seconds since the start. */
  readonly at: number;
  readonly playAt: number;
  readonly seconds: number;
  /** The last words before the place where the learner stopped. */
  readonly after: string;
};

export type BigDeletion = {
  readonly at: number;
  readonly playAt: number;
  readonly characters: number;
};

/** How a text came about. Times are in seconds. */
export type WritingFigures = {
  readonly total: number;
  /** Null: nothing was written. */
  readonly firstWord: number | null;
  /** From the first change to the last, without the pauses. */
  readonly writing: number;
  readonly pauses: readonly WritingPause[];
  readonly deletions: readonly BigDeletion[];
  readonly deletedCharacters: number;
  readonly deletedWords: number;
  /** Words written in each minute of the time line; what was deleted does not lower it. */
  readonly wordsByMinute: readonly number[];
  /** From the moment when nearly all words were there until the submission. */
  readonly checking: { readonly seconds: number; readonly changes: number };
  /** Left of the given time at the submission; null where none was given. */
  readonly unused: number | null;
};

/** The figures of a text's history. */
export function writingFigures(history: TextHistory): WritingFigures {
  const { startedAt, submittedAt, deadlineAt } = history;
  const moments = replayMoments(history);
  const changes = moments.slice(1);
  const total = Math.max(0, (submittedAt - startedAt) / 1000);
  const pauses = findPauses(moments);
  const first = changes[0]?.at ?? null;
  const last = changes[changes.length - 1]?.at ?? 0;
  const paused = pauses.reduce((sum, { seconds }) => sum + seconds, 0);
  const edits = changes.flatMap((moment) => moment.edits);
  return {
    total,
    firstWord: first,
    writing: first === null ? 0 : Math.max(0, last - first - paused),
    pauses,
    deletions: changes.flatMap(({ at, playAt, edits: own }) => {
      const characters = Math.max(0, ...own.map(({ removed }) => removed.length));
      return characters >= BIG_DELETION ? [{ at, playAt, characters }] : [];
    }),
    deletedCharacters: edits.reduce((sum, { removed }) => sum + removed.length, 0),
    deletedWords: edits.reduce((sum, { removed }) => sum + wholeWords(removed), 0),
    wordsByMinute: countByMinute(moments),
    checking: findChecking(changes, total),
    unused: deadlineAt === null ? null : Math.max(0, (deadlineAt - submittedAt) / 1000),
  };
}

/** A part of a word is no word: `lo` of `hello`. Words with a space after or before them are whole. */
const wholeWords = (removed: string) =>
  /\s/.test(removed) || removed.length > 3 ? countWrittenWords(removed) : 0;

function findPauses(moments: readonly ReplayMoment[]): WritingPause[] {
  return moments.slice(1).flatMap((moment, index) => {
    const before = moments[index];
    // Before the first word nobody has stopped yet.
    if (!before || index === 0) return [];
    const typed = moment.edits.reduce((sum, { added, removed }) => sum + added.length + removed.length, 0);
    const seconds = moment.at - before.at - typed / CHARACTERS_A_SECOND;
    if (seconds < LEAST_PAUSE) return [];
    const written = before.text.slice(0, before.cursor).trim().split(/\s+/);
    const after = written.slice(-WORDS_SHOWN).join(' ');
    return [{ at: before.at, playAt: before.playAt, seconds, after }];
  });
}

function countByMinute(moments: readonly ReplayMoment[]): number[] {
  const minutes: number[] = [];
  for (const { playAt, edits } of moments.slice(1)) {
    const minute = Math.floor(playAt / MINUTE);
    while (minutes.length <= minute) minutes.push(0);
    const words = edits.reduce((sum, { added, removed }) => {
      return sum + Math.max(0, countWrittenWords(added) - countWrittenWords(removed));
    }, 0);
    minutes[minute] = (minutes[minute] ?? 0) + words;
  }
  return minutes;
}

function findChecking(changes: readonly ReplayMoment[], total: number): WritingFigures['checking'] {
  const words = countWrittenWords(changes[changes.length - 1]?.text ?? '');
  const nearly = changes.findIndex(({ text }) => countWrittenWords(text) >= words * NEARLY_ALL);
  const from = changes[nearly];
  if (!from) return { seconds: 0, changes: 0 };
  return { seconds: Math.max(0, total - from.at), changes: changes.length - 1 - nearly };
}
