import type { DatabaseOrTransaction } from '#platform/database/database.ts';
import type { Candidates } from '#platform/http/candidates.ts';
import type { ShownGroup } from '#ielts/exercises/lesson-group.ts';
import type { Recording, TimedScript } from '#ielts/paper/recording.ts';
import { signAddress } from '#platform/media/signed-address.ts';
import type { CalendarDay } from '../../domain/calendar-day.ts';
import type { LessonLink, SessionUnit, UnitTranscript } from '../../domain/practice-session.ts';
import { type SetUnit, unitWithout } from '../../domain/practice-units.ts';
import type { StoredReason } from '../../domain/session-choice.ts';
import { listSessionAnswers } from '../answers/answer-store.ts';
import { viewReceipts } from '../answers/view-receipt.ts';
import { questionName } from '../content/practice-catalogue.ts';
import { listWithdrawals } from '../content/withdrawal-store.ts';
import type { Goal } from '../learners/find-goal.ts';
import { listCards } from '../memory/card-store.ts';
import { linkFor, rulesFor } from '../names/link-for.ts';
import { nameTag } from '../names/tag-names.ts';
import type { PracticeDependencies } from '../practice-dependencies.ts';
import { viewWord } from '../words/view-word.ts';
import { findLedTo } from '../words/word-store.ts';
import type { StoredSession } from '../learners/session-store.ts';

/** A session may wait for so long without a connection. */
const SOUND_DAYS = 7;
const DAY_MS = 86_400_000;

/** A reason as replies have it. */
export const viewReason = (reason: StoredReason) =>
  reason.because === 'due'
    ? { because: 'due' as const, overdue_days: Math.max(0, reason.overdueDays) }
    : reason;

function viewTranscript({ title, speakers, turns, times }: TimedScript): UnitTranscript {
  return {
    title,
    turns: turns.map(({ id, speaker, display }) => {
      const time = times.find((each) => each.id === id);
      return {
        id,
        speaker: speakers[speaker]?.name ?? '',
        text: display,
        startMs: time?.startMs ?? null,
        endMs: time?.endMs ?? null,
      };
    }),
  };
}

/** The names of the clips that a group plays. */
function clipsOf(group: ShownGroup): readonly string[] {
  if (group.type === 'dictation') return group.questions.map(({ clip }) => clip);
  return group.type === 'pair' ? group.questions.flatMap(({ clips }) => clips) : [];
}

function linkOf({ lessons }: Pick<PracticeDependencies, 'lessons'>, place: string | null): LessonLink | null {
  const [course, number] = place?.split('/') ?? [];
  return (course && number && lessons.byNumber(course, number)) || null;
}

/** A unit as its session carries it, keys included. `until`: the end of its signed addresses; null: they are not signed. */
export function viewUnit(
  dependencies: Pick<PracticeDependencies, 'catalogue' | 'lessons' | 'mediaKey'>,
  unit: SetUnit,
  until: Date | null,
): SessionUnit {
  const { id, bank, version, title, goal, topic, lesson, material } = unit.set;
  const signed = (recording: Recording): Recording =>
    until === null
      ? recording
      : { ...recording, src: signAddress(dependencies.mediaKey, recording.src, until) };
  // The clips of other units would tell what is asked there.
  const named = new Set(unit.groups.flatMap(clipsOf));
  const clips = Object.entries(material.clips).filter(([name]) => named.has(name));
  const transcript = dependencies.catalogue.findTranscript(id);
  const speech = dependencies.catalogue.findSpeech(id);
  return {
    id: unit.id,
    set: { id, bank, version, title, goal, topic, lesson: linkOf(dependencies, lesson) },
    material: {
      ...material,
      groups: unit.groups,
      recording: material.recording && signed(material.recording),
      clips: Object.fromEntries(clips.map(([name, clip]) => [name, signed(clip)])),
    },
    key: unit.keys,
    transcript: transcript ? viewTranscript(transcript) : null,
    ...(speech.length > 0 ? { speech } : {}),
  };
}

/** A session with all that it needs without a connection (ADR 49). */
export async function viewSession(
  dependencies: PracticeDependencies,
  database: DatabaseOrTransaction,
  candidates: Candidates,
  session: StoredSession,
  { goal, today }: { readonly goal: Goal; readonly today: CalendarDay },
) {
  const { catalogue, clock } = dependencies;
  const now = clock.now();
  const withdrawn = await listWithdrawals(database);
  const units = session.parts.flatMap(({ units: ids }) =>
    ids.flatMap((id) => {
      const unit = catalogue.findUnit(id);
      if (!unit) return [];
      return unitWithout(unit, (number) => withdrawn.has(questionName(unit.set.id, number))) ?? [];
    }),
  );
  const latest = new Date(now.getTime() + SOUND_DAYS * DAY_MS);
  const untilOf = ({ set: { access, bank } }: SetUnit): Date | null => {
    const end = access === 'everybody' ? undefined : goal.banks.get(bank);
    return end ? (end < latest ? end : latest) : null;
  };
  const ends = units
    .filter(({ set: { material } }) => material.recording !== null || Object.keys(material.clips).length > 0)
    .flatMap((unit) => untilOf(unit)?.getTime() ?? []);
  const answers = await listSessionAnswers(database, candidates, [session.id]);
  const receipts = await viewReceipts(dependencies, database, candidates, answers, {
    today,
    examDate: goal.examDate,
    retention: goal.retention,
  });
  // Cards of a visitor may be part of the account's since the session began.
  const led = await findLedTo(database, candidates, session.words);
  const words = [...new Map([...led.values()].map((word) => [word.id, word])).values()];
  const cards = await listCards(
    database,
    candidates,
    'word',
    words.map(({ id }) => id),
  );
  const asked = new Set(units.map(({ id }) => id));
  return {
    session: session.id,
    choice: session.choice,
    minutes: session.minutes,
    started_at: session.startedAt.toISOString(),
    finished_at: session.finishedAt?.toISOString() ?? null,
    parts: session.parts.map(({ skill, reason, units: ids }) => ({
      skill: { tag: skill, name: nameTag(dependencies, skill) },
      reason: viewReason(reason),
      units: ids.filter((id) => asked.has(id)),
    })),
    units: units.map((unit) => {
      const { set, ...view } = viewUnit(dependencies, unit, untilOf(unit));
      const lesson = set.lesson && linkFor(dependencies, set.lesson, goal);
      return { ...view, set: { ...set, lesson } };
    }),
    rules: rulesFor(
      dependencies,
      units.flatMap(({ keys }) => keys),
      goal,
    ),
    words: words.map((word) => viewWord(word, cards.get(word.id) ?? [], today, goal)),
    answers: answers.flatMap(({ id }) => receipts.get(id) ?? []),
    sounds_until: ends.length > 0 ? new Date(Math.min(...ends)).toISOString() : null,
    server_now: now.toISOString(),
  };
}
