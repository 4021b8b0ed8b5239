import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ExerciseMark } from '#ielts/exercises/exercise-mark.ts';
import type { Localised } from '#ielts/marking/model-answers.ts';
import type { MarkRule } from '#ielts/marking/mark.ts';
import { instant } from '#platform/database/instant-column.ts';
import type { CardState } from '../domain/fold-reviews.ts';
import type { SessionChoice, StoredPart } from '../domain/session-choice.ts';

/** A learner who practises. Every write of their practice locks this row. */
export const practiceLearners = pgTable(
  'practice_learners',
  {
    candidateId: uuid('candidate_id').primaryKey(),
    createdAt: instant('created_at').notNull(),
    /** Of the latest call. */
    zone: text('zone').notNull(),
    /** Marked first answers so far. */
    answers: integer('answers').notNull().default(0),
    pausedFrom: date('paused_from', { mode: 'string' }),
    pausedUntil: date('paused_until', { mode: 'string' }),
    /** Null: no reminder. */
    reminderHour: smallint('reminder_hour'),
    remindedOn: date('reminded_on', { mode: 'string' }),
    /** Of what comes due, so many per cent are still known. Null: not chosen. */
    retention: smallint('retention'),
  },
  (table) => [index('practice_learners_by_creation').on(table.createdAt)],
);

/** The days of practice of a learner. */
export const practiceDays = pgTable(
  'practice_days',
  { candidateId: uuid('candidate_id').notNull(), day: date('day', { mode: 'string' }).notNull() },
  (table) => [primaryKey({ columns: [table.candidateId, table.day] })],
);

export const practiceSessions = pgTable(
  'practice_sessions',
  {
    candidateId: uuid('candidate_id').notNull(),
    /** Chosen by the browser. */
    id: uuid('id').notNull(),
    choice: jsonb('choice').$type<SessionChoice>().notNull(),
    minutes: smallint('minutes').notNull(),
    /** What is asked and why. */
    parts: jsonb('parts').$type<readonly StoredPart[]>().notNull(),
    /** Word cards. */
    words: jsonb('words').$type<readonly string[]>().notNull(),
    questionCount: smallint('question_count').notNull(),
    startedAt: instant('started_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    primaryKey({ columns: [table.candidateId, table.id] }),
    index('practice_sessions_by_start').on(table.candidateId, table.startedAt),
  ],
);

/** Answers as they were given. They are added, undone and withdrawn, and never changed. */
export const practiceAnswers = pgTable(
  'practice_answers',
  {
    candidateId: uuid('candidate_id').notNull(),
    /** Chosen by the browser: a repeated packet adds nothing. */
    id: uuid('id').notNull(),
    sessionId: uuid('session_id').notNull(),
    set: text('set').notNull(),
    number: smallint('number').notNull(),
    unit: text('unit').notNull(),
    type: text('type').notNull(),
    skill: text('skill').notNull(),
    /** The error of its key, or else the skill. */
    family: text('family').notNull(),
    topic: text('topic'),
    /** The author's band, times two. */
    bandTimesTwo: smallint('band_times_two').notNull(),
    /** Of the set, when it was marked. */
    version: text('version').notNull(),
    value: text('value').notNull(),
    mark: jsonb('mark').$type<ExerciseMark>().notNull(),
    /** Null: written or said freely. */
    right: boolean('right'),
    unsure: boolean('unsure').notNull(),
    aided: boolean('aided').notNull(),
    ms: integer('ms').notNull(),
    /** On the browser's clock, never in the future. */
    at: instant('at').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    receivedAt: instant('received_at').notNull(),
    /** Of a first answer: what it added to the evidence of the learner's skill (logits times information, and that). */
    learnerStep: doublePrecision('learner_step'),
    learnerInformation: doublePrecision('learner_information'),
    /** How far it moved the rating of the question, and the learner's ability before it. */
    questionStep: doublePrecision('question_step'),
    ability: doublePrecision('ability'),
    targetTimesTwo: smallint('target_times_two'),
    undoneAt: instant('undone_at'),
    /** The school has withdrawn the question: the answer says nothing, until the question is asked again. */
    withdrawn: boolean('withdrawn').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.candidateId, table.id] }),
    index('practice_answers_by_time').on(table.candidateId, table.at),
    index('practice_answers_by_session').on(table.candidateId, table.sessionId),
    index('practice_answers_by_question').on(table.set, table.number, table.candidateId),
  ],
);

/** What a section of a mock test showed of each type of question, once its result was opened. */
export const practiceSections = pgTable(
  'practice_sections',
  {
    candidateId: uuid('candidate_id').notNull(),
    attemptId: uuid('attempt_id').notNull(),
    type: text('type').notNull(),
    right: smallint('right').notNull(),
    /** Those that were answered. */
    answers: smallint('answers').notNull(),
    /** When the section was submitted. */
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.candidateId, table.attemptId, table.type] })],
);

/** Answers and reviews that were a slip, by the ids that the browser chose. One may be here before it arrives. */
export const practiceUndone = pgTable(
  'practice_undone',
  {
    candidateId: uuid('candidate_id').notNull(),
    id: uuid('id').notNull(),
    undoneAt: instant('undone_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.candidateId, table.id] })],
);

/** What all answers of a learner to one question say together: a fold over them. */
export const practiceQuestions = pgTable(
  'practice_questions',
  {
    candidateId: uuid('candidate_id').notNull(),
    set: text('set').notNull(),
    number: smallint('number').notNull(),
    answers: integer('answers').notNull(),
    lastDay: date('last_day', { mode: 'string' }).notNull(),
    lastRight: boolean('last_right'),
  },
  (table) => [primaryKey({ columns: [table.candidateId, table.set, table.number] })],
);

/**
 * What a learner's answers say of each skill (`domain/ability.ts`): sums over the answers that count. They choose
 * questions and are never shown.
 */
export const practiceRatings = pgTable(
  'practice_ratings',
  {
    candidateId: uuid('candidate_id').notNull(),
    skill: text('skill').notNull(),
    /** Logits times information. */
    value: doublePrecision('value').notNull(),
    /** 1 / variance. */
    information: doublePrecision('information').notNull(),
    answers: integer('answers').notNull(),
  },
  (table) => [primaryKey({ columns: [table.candidateId, table.skill] })],
);

/** The ratings of questions. One without a row is as hard as its author thinks. */
export const practiceQuestionRatings = pgTable(
  'practice_question_ratings',
  {
    set: text('set').notNull(),
    number: smallint('number').notNull(),
    value: doublePrecision('value').notNull(),
    answers: integer('answers').notNull(),
  },
  (table) => [primaryKey({ columns: [table.set, table.number] })],
);

/** Wrong answers from anywhere. Those of practice are folds over the answers; others are brought by their features. */
export const practiceMistakes = pgTable(
  'practice_mistakes',
  {
    candidateId: uuid('candidate_id').notNull(),
    id: uuid('id').notNull(),
    source: text('source').$type<'practice' | 'mock-test' | 'lesson' | 'grading'>().notNull(),
    /** Unique in its source, such as the set and number of a question. */
    reference: text('reference').notNull(),
    at: instant('at').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    title: jsonb('title').$type<Localised>().notNull(),
    path: text('path'),
    number: smallint('number'),
    type: text('type').notNull(),
    skill: text('skill'),
    error: text('error'),
    family: text('family'),
    prompt: text('prompt').notNull(),
    given: text('given').notNull(),
    rule: text('rule').$type<MarkRule>().notNull(),
    accepted: jsonb('accepted').$type<readonly string[]>().notNull(),
    explanation: jsonb('explanation').$type<Localised>().notNull(),
    rightDays: smallint('right_days').notNull(),
    /** Of those that other features bring: the latest of these days. */
    rightOn: date('right_on', { mode: 'string' }),
    fixedOn: date('fixed_on', { mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.candidateId, table.id] }),
    uniqueIndex('practice_mistakes_once').on(table.candidateId, table.source, table.reference),
    index('practice_mistakes_by_time').on(table.candidateId, table.at),
  ],
);

/** What is remembered of a family of questions, or of a word: a fold over the log of its reviews. */
export const practiceCards = pgTable(
  'practice_cards',
  {
    candidateId: uuid('candidate_id').notNull(),
    kind: text('kind').$type<'family' | 'word'>().notNull(),
    /** The tag of the family, or the id of the word card. */
    card: text('card').notNull(),
    state: jsonb('state').$type<CardState>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.candidateId, table.kind, table.card] })],
);

/** The log of reviews. A trigger refuses changes: rows are added, and deleted with their learner. */
export const practiceReviews = pgTable(
  'practice_reviews',
  {
    candidateId: uuid('candidate_id').notNull(),
    /** That of the answer, or chosen by the browser. */
    id: uuid('id').notNull(),
    kind: text('kind').$type<'family' | 'word'>().notNull(),
    card: text('card').notNull(),
    rating: smallint('rating').$type<1 | 2 | 3 | 4>().notNull(),
    ms: integer('ms').notNull(),
    at: instant('at').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.candidateId, table.id] }),
    index('practice_reviews_by_card').on(table.candidateId, table.kind, table.card),
  ],
);

/** A learner's own word cards. A deleted one stays as an empty row, so a late packet cannot bring it back. */
export const practiceWords = pgTable(
  'practice_words',
  {
    candidateId: uuid('candidate_id').notNull(),
    id: uuid('id').notNull(),
    word: text('word').notNull(),
    meaning: text('meaning').notNull(),
    example: text('example').notNull(),
    partners: jsonb('partners').$type<readonly string[]>().notNull(),
    fromPath: text('from_path'),
    suspended: boolean('suspended').notNull(),
    sequence: bigint('sequence', { mode: 'number' }).notNull(),
    createdAt: instant('created_at').notNull(),
    deletedAt: instant('deleted_at'),
    /** The card of the same word that this one is part of since a sign-in. It is no card of its own then. */
    mergedInto: uuid('merged_into'),
  },
  (table) => [
    primaryKey({ columns: [table.candidateId, table.id] }),
    index('practice_words_by_time').on(table.candidateId, table.createdAt),
    /** No word has two cards. */
    uniqueIndex('practice_words_once')
      .on(table.candidateId, sql`lower(${table.word})`)
      .where(sql`${table.deletedAt} is null`),
  ],
);

/** What learners say is wrong with a question. */
export const practiceReports = pgTable(
  'practice_reports',
  {
    candidateId: uuid('candidate_id').notNull(),
    id: uuid('id').notNull(),
    set: text('set').notNull(),
    number: smallint('number').notNull(),
    reason: text('reason').$type<'key' | 'unclear' | 'sound' | 'language' | 'other'>().notNull(),
    text: text('text').notNull(),
    answer: text('answer').notNull(),
    reportedAt: instant('reported_at').notNull(),
    reply: text('reply'),
    answeredAt: instant('answered_at'),
  },
  (table) => [
    primaryKey({ columns: [table.candidateId, table.id] }),
    uniqueIndex('practice_reports_id').on(table.id),
    index('practice_reports_by_time').on(table.reportedAt),
  ],
);

/** Questions that the school has taken out. */
export const practiceWithdrawals = pgTable(
  'practice_withdrawals',
  {
    set: text('set').notNull(),
    number: smallint('number').notNull(),
    reason: text('reason').notNull(),
    withdrawnAt: instant('withdrawn_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.set, table.number] })],
);
