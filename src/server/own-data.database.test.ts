import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { PASSWORD } from '../features/accounts/server/accounts-fixture.ts';
import { useTwoFactor } from '../features/accounts/server/two-factor/two-factor-fixture.ts';
import { deleteAccountsJob } from '#features/accounts/server/index.ts';
import { ANNOTATION_KINDS } from '../features/mock-tests/domain/annotations/annotation.ts';
import { SKILLS, type Skill } from '#ielts/paper/paper.ts';
import {
  closeOverdueAttemptsJob,
  mountAppealRoutes,
  mountMockTests,
} from '#features/mock-tests/server/index.ts';
import { mountGrading } from '#features/grading/server/index.ts';
import { mountCourses } from '#features/courses/server/index.ts';
import { someCourses } from '../features/courses/server/course-fixture.ts';
import { freeTrial, papersOf } from '../features/mock-tests/server/attempts/attempt-fixture.ts';
import { loadFourSkills } from '../features/library/server/papers/four-skills-fixture.ts';
import { createMailOutbox } from '#platform/mail/mail-outbox.ts';
import { randomIds } from '#platform/clock/ids.ts';
import { systemClock } from '#platform/clock/clock.ts';
import { lessonServices } from '#tests/bookings/lesson-data.ts';
import { dataOfFeatures, TABLES as USES } from './features.ts';

const DAY = 24 * 60 * 60;
const fourSkills = loadFourSkills();
/** A whole test of Listening, Writing and Speaking, and the Reading of the free trial. */
const papers = {
  ...fourSkills,
  ...papersOf(freeTrial(), ...fourSkills.editions),
  findMockTest: fourSkills.findMockTest,
};
const { ask, aSession, aProtectedAccount, codeOf, dependencies, query, pass } = useTwoFactor({
  dataOfFeatures: dataOfFeatures({ papers, clock: systemClock, bookings: lessonServices() }),
  async alsoMount(api, given) {
    await mountMockTests(api, { ...given, papers, findEntitlements: async () => [] });
    mountAppealRoutes(api, { ...given, papers, config: { publicUrl: given.config.publicUrl } });
    mountGrading(api, {
      ...given,
      jobs: { enqueue: async () => undefined },
      findEntitlements: async () => [{ key: 'basic_account', accessUntil: new Date(Date.UTC(2099, 0, 1)) }],
      isFreeTest: () => true,
      sources: { listTextSteps: async () => [], recordingAddress: () => '' },
      lanes: 1,
      findLessonTitle: () => undefined,
      findPrompt: () => undefined,
      listPrompts: () => [],
      model: null,
      graders: { model: undefined },
      service: undefined,
    });
    mountCourses(api, {
      ...given,
      courses: someCourses(),
      mediaKey: Buffer.alloc(32),
      tutorials: { findTutorial: () => undefined },
      pdfWriter: { write: async () => ({ ok: false, refusal: 'busy' }) },
      publicUrl: given.config.publicUrl,
      findEntitlements: async () =>
        ['lamps', 'tested', 'spoken'].map((key) => ({ key, accessUntil: new Date(Date.UTC(2099, 0, 1)) })),
      findEndedAccess: async () => [],
    });
  },
  // Emails are stored as in the product; nothing sends them.
  makeOutbox: async () =>
    createMailOutbox({ jobs: { enqueue: async () => undefined }, ids: randomIds, clock: systemClock }),
});

type Row = Readonly<Record<string, unknown>>;
type Learner = Awaited<ReturnType<typeof aLearner>>;

const TABLES = Object.entries(USES);
const LEARNERS_TABLES = TABLES.filter(([, what]) => what !== 'nobody' && what !== 'books');

/** Every section, whichever skill. */
const SITTINGS = papers.editions.map(({ mockTest, section }) => ({
  mock_test: mockTest,
  skill: section.skill,
}));
/**
 * One attempt from before signing in, and each section submitted, out of time and open: Listening within a
 * whole test.
 */
const ATTEMPTS = 1 + 3 * SITTINGS.length;

let number = 0;
/** Words that appear nowhere else. */
const unmistakable = (what: string) => `${what} no. ${(number += 1)} of this test`;

async function run(job: ReturnType<typeof deleteAccountsJob>): Promise<void> {
  await job.handle({}, { log: dependencies().log, signal: new AbortController().signal });
}

type Sitter = { readonly token: string } | { readonly headers: { readonly cookie: string } };

async function call(method: string, path: string, given: Parameters<typeof ask>[2]) {
  const reply = await ask(method, path, given);
  if (reply.status !== 200) throw new Error(`${method} ${path}: ${reply.text}`);
  return reply;
}

/** A WebM file as far as anybody looks at it. */
const CHUNK = Uint8Array.from([0x1a, 0x45, 0xdf, 0xa3, 1, 2, 3, 0x1f, 0x43, 0xb6, 0x75, 4, 5]);

/** The answer of another device, which was set aside when the two were merged. */
const LATE = Uint8Array.from([...'OggS'].map((letter) => letter.codePointAt(0) ?? 0));

/** Records one answer to its end, and begins another. */
async function speak(sitter: Sitter, attempt: string): Promise<void> {
  const headers = { ...('headers' in sitter ? sitter.headers : {}), 'content-type': 'audio/webm' };
  for (const question of ['p1q1', 'p2r1'])
    await call('PUT', `${attempt}/responses/${question}/chunks/0`, { ...sitter, headers, body: CHUNK });
  const body = { chunks: 1, bytes: CHUNK.length };
  await call('POST', `${attempt}/responses/p1q1/recording`, { ...sitter, body });
  await call('PUT', `${attempt}/responses/p1q1/chunks/2000`, { ...sitter, headers, body: LATE });
}

/** Begins a section, answers, and writes on the paper in every way there is. */
async function sit(sitter: Sitter, sitting: { readonly skill?: Skill }): Promise<string> {
  const { body } = await call('POST', '/api/attempts', { ...sitter, body: sitting });
  const attempt = `/api/attempts/${String(body['attempt_id'])}`;
  if (sitting.skill === 'speaking') await speak(sitter, attempt);
  else await call('PUT', `${attempt}/answers`, { ...sitter, body: { answers: [anAnswer(1), anAnswer(2)] } });
  const annotations = ANNOTATION_KINDS.map((kind) => ({
    kind,
    place: '1',
    text: unmistakable(kind),
    sequence: 1,
  }));
  await call('PUT', `${attempt}/annotations`, { ...sitter, body: { annotations } });
  return attempt;
}

const anAnswer = (question: number, sequence = 1) => ({
  number: question,
  value: unmistakable('An answer of so many words that its making is kept, if it is written in Writing,'),
  sequence,
});

/** Works in a course in every way there is, and completes it. */
async function learn(sitter: Sitter): Promise<void> {
  const course = '/api/courses/lamps';
  const put = (path: string, body: unknown) => call('PUT', `${course}/lessons/${path}`, { ...sitter, body });
  await put('oil/blocks', { blocks: [{ id: 'opening' }, { id: 'use-it' }] });
  await put('oil/answers', {
    answers: [0, 1, 2].map((question) => ({ ...anAnswer(question), number: question })),
  });
  pass(60);
  await put('oil/watch', { tutorial: 'one-verb', ranges: [[0, 100_000]], position_ms: 5_000, sequence: 1 });
  await put('wicks/blocks', { blocks: [{ id: 'opening' }] });
  const note = { lesson: 'oil', block: 'opening', anchor: null, text: unmistakable('note'), sequence: 1 };
  await call('PUT', `${course}/notes/${randomIds.uuid()}`, { ...sitter, body: note });
  await call('PUT', '/api/courses/tested/lessons/essay/task', {
    ...sitter,
    body: { text: unmistakable('essay'), sequence: 1 },
  });
  await call('POST', '/api/courses/tested/modules/1/tests', sitter);
  // One recording to its end, and one that is interrupted.
  for (const question of ['p1q1', 'card']) {
    const take = `/api/courses/spoken/lessons/interview/task/questions/${question}/takes/${randomIds.uuid()}`;
    const headers = { ...('headers' in sitter ? sitter.headers : {}), 'content-type': 'audio/webm' };
    await call('PUT', `${take}/chunks/0`, { ...sitter, headers, body: CHUNK });
    const body = { chunks: 1, bytes: CHUNK.length, duration_ms: 2_000 };
    if (question === 'p1q1') await call('POST', `${take}/recording`, { ...sitter, body });
  }
}

/** Writes a practice essay that is graded, also by a language model, and says who may grade. */
async function write(sitter: Sitter): Promise<void> {
  const own = { kind: 'writing-task-2', own_prompt: unmistakable('a prompt') };
  const { body } = await call('POST', '/api/works', { ...sitter, body: own });
  const work = `/api/works/${String(body['work_id'])}`;
  const draft = { text: unmistakable('a draft'), sequence: 1 };
  await call('PUT', `${work}/text`, { ...sitter, body: draft });
  await call('POST', `${work}/submit`, { ...sitter, body: { ...draft, sequence: 2 } });
  await call('PUT', '/api/grader-choice', { ...sitter, body: { choice: 'local' } });
  await query(
    `insert into grades (candidate_id, work_id, grader, config_hash, low_times_two, high_times_two, grade, ms, graded_at)
     select candidate_id, id, 'local', 'none', 11, 13, '{}', 90, now() from works where id = $1`,
    [body['work_id']],
  );
  await query(
    `insert into grader_uses (candidate_id, id, work_id, model, host, at, tokens_in, tokens_out, cost_micro, ms, outcome)
     select candidate_id, gen_random_uuid(), id, $2, 'host', now(), 1, 1, 1, 90, 'graded' from works where id = $1`,
    [body['work_id'], unmistakable('model')],
  );
}

/** A marking by a teacher with everything that belongs to it, and the profile of a teacher. */
async function beMarked(accountId: string): Promise<void> {
  const [own] = await query('select id from candidates where account_id = $1 limit 1', [accountId]);
  const [candidate, order, marking, lot, standard] = [
    own?.['id'],
    ...Array.from({ length: 4 }, randomIds.uuid),
  ];
  const work = { task: null, text: unmistakable('a marked text'), parts: [], recordings: [] };
  await query(
    `insert into marking_orders (candidate_id, id, account_id, source, subject_id, kind, module, language, work, words,
       is_appeal, paid_by, needs_second, state, turn, submitted_at, due_at)
     values ($1, $2, $3, 'work', gen_random_uuid(), 'writing-task-2', 'academic', 'en', $4, 2, false, 'credit', false,
       'done', 'first', now(), now())`,
    [candidate, order, accountId, JSON.stringify(work)],
  );
  await query(
    `insert into markings (candidate_id, order_id, id, role, version, state, bands_times_two, reasons, letter, claimed_at)
     values ($1, $2, $3, 'first', 1, 'final', '{12,12,12,12}', '{a,b,c,d}', $4, now())`,
    [candidate, order, marking, JSON.stringify({ text: unmistakable('a letter'), strengths: [], steps: [] })],
  );
  await query(
    `insert into marking_comments (candidate_id, order_id, marking_id, place, id, anchor, kind, body)
     values ($1, $2, $3, 0, gen_random_uuid(), '{"in": "criterion"}', 'note', $4)`,
    [candidate, order, marking, unmistakable('a comment')],
  );
  await query(
    `insert into marking_questions (candidate_id, order_id, text, asked_at) values ($1, $2, $3, now())`,
    [candidate, order, unmistakable('a question to the teacher')],
  );
  await query(
    'insert into marking_ratings (candidate_id, order_id, clear, useful, at) values ($1, $2, 5, 4, now())',
    [candidate, order],
  );
  await query(
    `insert into recording_looks (candidate_id, order_id, id, question, at)
     values ($1, $2, gen_random_uuid(), $3, now())`,
    [candidate, order, unmistakable('a recording')],
  );
  await query(
    `insert into marking_credit_lots (account_id, id, kind, credits_left, source, expires_at)
     values ($1, $2, 'essay', 1, $3, now())`,
    [accountId, lot, unmistakable('a gift')],
  );
  await query(
    `insert into marking_credits (account_id, id, lot_id, reason, amount, at)
     values ($1, gen_random_uuid(), $2, 'granted', 1, now())`,
    [accountId, lot],
  );
  await query(
    `insert into marking_bank (id, account_id, kind, text_en, saved_at) values ($1, $2, 'note', $3, now())`,
    [randomIds.uuid(), accountId, unmistakable('a comment to use again')],
  );
  await query(
    `insert into marking_bank_uses (account_id, entry_id, uses, last_at) values ($1, $2, 3, now())`,
    [accountId, unmistakable('an entry')],
  );
  await query(`insert into marking_consents (account_id, wording, agreed_at) values ($1, $2, now())`, [
    accountId,
    unmistakable('a wording'),
  ]);
  await query(
    `insert into standard_works (id, account_id, order_id, subject_id, kind, module, language, work, words,
       agreed_times_two, reasons, made_at)
     values ($1, $2, $3, gen_random_uuid(), 'writing-task-2', 'academic', 'en', $4, 2, '{12,12,12,12}', '{}', now())`,
    [standard, accountId, order, JSON.stringify({ ...work, text: unmistakable('an agreed text') })],
  );
  await query(
    `insert into seed_results (order_id, standard_work_id, teacher_id, own_times_two, agreed_times_two,
       overall_times_two, is_within, at)
     values (gen_random_uuid(), $1, $2, '{12,12,12,12}', '{12,12,12,12}', 0, true, now())`,
    [standard, accountId],
  );
  await query(
    `insert into marking_stops (id, teacher_id, stopped_at, allowed_at, reason)
     values (gen_random_uuid(), $1, now(), now(), $2)`,
    [accountId, unmistakable('a reason of the school')],
  );
  await query(
    `insert into teacher_profiles (account_id, slug, skills, modules, languages, daily_most, holidays, created_at)
     values ($1, $2, '{essay}', '{academic}', '{en}', 5, '[]', now())`,
    [accountId, unmistakable('a page')],
  );
}

/** A lesson with a teacher, credits, a calendar's address, and the hours of a teacher. */
async function takeLessons(accountId: string): Promise<void> {
  const [booking, lot] = [randomIds.uuid(), randomIds.uuid()];
  await query(
    `insert into bookings (id, teacher, learner_id, minutes, starts_at, ends_at, busy_from, busy_until, state, wish,
       learner_zone, uses_credit, created_at)
     select $1, 'teacher_01', $2, 25, at, at + interval '25 minutes', at, at + interval '30 minutes', 'completed', $3,
       'Asia/Taipei', true, at from (select now() as at) as start`,
    [booking, accountId, unmistakable('a wish')],
  );
  await query(
    `insert into lesson_ratings (booking_id, learner_id, clear, useful, note, rated_at)
     values ($1, $2, 4, 5, $3, now())`,
    [booking, accountId, unmistakable('a rating')],
  );
  await query(
    `insert into busy_calendars (id, teacher, account_id, address, busy, added_at)
     values (gen_random_uuid(), 'teacher_01', $1, $2, '[[0, 60000]]', now())`,
    [accountId, unmistakable('https://calendar.example')],
  );
  await query(
    `insert into booking_events (booking_id, learner_id, number, kind, by, at, detail)
     values ($1, $2, 1, 'booked', 'learner', now(), '{}')`,
    [booking, accountId],
  );
  await query(
    `insert into lesson_credit_lots (account_id, id, teacher, minutes, credits_left, source, expires_at)
     values ($1, $2, 'teacher_01', 25, 1, $3, now())`,
    [accountId, lot, unmistakable('a pack of lessons')],
  );
  await query(
    `insert into lesson_credits (account_id, id, lot_id, reason, amount, at)
     values ($1, gen_random_uuid(), $2, 'bought', 1, now())`,
    [accountId, lot],
  );
  await query('insert into lesson_rooms (booking_id, learner_id, shown_work) values ($1, $2, $3)', [
    booking,
    accountId,
    randomIds.uuid(),
  ]);
  await query(
    `insert into room_notes (booking_id, learner_id, id, place, author, editor, text, version, revision, saved_at)
     values ($1, $2, gen_random_uuid(), 1, 'learner', 'learner', $3, 1, 1, now())`,
    [booking, accountId, unmistakable('a note of the lesson')],
  );
  await query(
    `insert into room_visits (booking_id, learner_id, side, first_seen_at, last_seen_at)
     values ($1, $2, 'learner', now(), now())`,
    [booking, accountId],
  );
  await query(
    `insert into room_signals (booking_id, learner_id, to_side, from_peer, to_peer, sequence, kind, body, sent_at)
     values ($1, $2, 'teacher', $1, $1, 1, 'offer', $3, now())`,
    [booking, accountId, unmistakable('an offer')],
  );
  const recording = randomIds.uuid();
  await query(
    `insert into lesson_recordings (id, booking_id, learner_id, teacher_id, asked_by, asked_at, started_at, kept_days)
     values ($1, $2, $3, gen_random_uuid(), 'learner', now(), now(), 60)`,
    [recording, booking, accountId],
  );
  await query(
    `insert into lesson_recording_acts (recording_id, side, act, at) values ($1, 'teacher', 'agree', now())`,
    [recording],
  );
  await query(
    `insert into lesson_recording_chunks (recording_id, side, take, number, bytes, saved_at)
     values ($1, 'learner', 421573, 0, 1, now())`,
    [recording],
  );
  const draft = JSON.stringify({ note: unmistakable('a draft of a note'), homework: [] });
  await query(
    `insert into lesson_after_notes (booking_id, learner_id, draft, version, last_save, saved_at, note, sent_version,
       sent_at, changed_at)
     values ($1, $2, $3, 1, gen_random_uuid(), now(), $4, 1, now(), now())`,
    [booking, accountId, draft, unmistakable('a note of a teacher')],
  );
  await query(
    `insert into lesson_homework (booking_id, id, learner_id, place, kind, target, text, answer, answered_at)
     values ($1, gen_random_uuid(), $2, 0, 'task', '', $3, $4, now())`,
    [booking, accountId, unmistakable('homework'), unmistakable('an answer to homework')],
  );
  await query(
    `insert into brief_shares (account_id, shared, changed_at) values ($1, '{goal,errors}', now())`,
    [accountId],
  );
  await query(
    `insert into brief_looks (booking_id, id, learner_id, teacher, shown, looked_at)
     values ($1, gen_random_uuid(), $2, 'teacher_01', '{bands}', now())`,
    [booking, accountId],
  );
  await query('insert into teacher_room_links (account_id, url, saved_at) values ($1, $2, now())', [
    accountId,
    unmistakable('an address of a room'),
  ]);
  await query('insert into calendar_feeds (account_id, token_hash, created_at) values ($1, $2, now())', [
    accountId,
    unmistakable('an address'),
  ]);
  const rules = { lengths: [25], offersTrial: false, gridMinutes: 30 };
  await query(
    'insert into lesson_teachers (teacher, account_id, schedule, saved_at) values ($2, $1, $3, now())',
    [accountId, unmistakable('a teacher'), JSON.stringify({ hours: [], zones: [], rules })],
  );
}

/** A day of practice: what was answered, what was wrong, what is remembered, a word card and a report. */
async function practise(accountId: string): Promise<void> {
  const [own] = await query('select id from candidates where account_id = $1 limit 1', [accountId]);
  const candidate = own?.['id'];
  const session = randomIds.uuid();
  const one = (statement: string, ...values: unknown[]) => query(statement, [candidate, ...values]);
  // Mistakes in a mock test have made this row before.
  await one(
    `insert into practice_learners (candidate_id, created_at, zone) values ($1, now(), 'Asia/Taipei')
     on conflict do nothing`,
  );
  await one(`insert into practice_days (candidate_id, day) values ($1, '2026-11-20')`);
  await one(
    `insert into practice_sessions (candidate_id, id, choice, minutes, parts, words, question_count, started_at)
     values ($1, $2, '{"mode": "today"}', 10, '[]', '[]', 1, now())`,
    session,
  );
  await one(
    `insert into practice_answers (candidate_id, id, session_id, set, number, unit, type, skill, family,
       band_times_two, version, value, mark, "right", unsure, aided, ms, at, day, received_at)
     values ($1, gen_random_uuid(), $2, 'grammar/time', 1, 'one', 'cloze', 'G-one', 'G-one', 9, 'v', $3, '{}', false,
       false, false, 900, now(), '2026-11-20', now())`,
    session,
    unmistakable('an answer'),
  );
  await one(
    `insert into practice_sections (candidate_id, attempt_id, type, "right", answers, at)
     values ($1, gen_random_uuid(), $2, 1, 2, now())`,
    unmistakable('a type'),
  );
  await one(
    'insert into practice_undone (candidate_id, id, undone_at) values ($1, gen_random_uuid(), now())',
  );
  await one(
    `insert into practice_questions (candidate_id, set, number, answers, last_day)
     values ($1, $2, 1, 1, '2026-11-20')`,
    unmistakable('a set'),
  );
  await one(
    'insert into practice_ratings (candidate_id, skill, value, information, answers) values ($1, $2, 0.5, 0.4, 3)',
    unmistakable('a skill'),
  );
  await one(
    `insert into practice_mistakes (candidate_id, id, source, reference, at, day, title, type, prompt, given, rule,
       accepted, explanation, right_days)
     values ($1, gen_random_uuid(), 'practice', 'grammar/time#1', now(), '2026-11-20', '{}', 'cloze', '', $2, 'wrong',
       '[]', '{}', 0)`,
    unmistakable('a wrong answer'),
  );
  await one(
    `insert into practice_cards (candidate_id, kind, card, state) values ($1, 'family', $2, '{}')`,
    unmistakable('a family'),
  );
  await one(
    `insert into practice_reviews (candidate_id, id, kind, card, rating, ms, at, day, received_at)
     values ($1, gen_random_uuid(), 'family', 'G-one', 3, 900, now(), '2026-11-20', now())`,
  );
  await one(
    `insert into practice_words (candidate_id, id, word, meaning, example, partners, suspended, sequence, created_at)
     values ($1, gen_random_uuid(), $2, '', '', '[]', false, 1, now())`,
    unmistakable('a word'),
  );
  await one(
    `insert into practice_reports (candidate_id, id, set, number, reason, text, answer, reported_at)
     values ($1, gen_random_uuid(), 'grammar/time', 1, 'unclear', $2, '', now())`,
    unmistakable('a report'),
  );
}

/** The acts of an admin, each with an email to its learner. */
async function answerAppeals(): Promise<void> {
  const { token } = await aSession({ role: 'admin' });
  const { body } = await call('GET', '/api/admin/appeals', { token });
  for (const { id } of body['appeals'] as { id: string }[]) {
    const answer = { verdict: 'upheld', answer: unmistakable('verdict') };
    await call('POST', `/api/admin/appeals/${id}/answer`, { token, body: answer });
  }
}

/**
 * A learner who has left data in every table: an attempt from before signing in, every section submitted, out
 * of time (with an answer that came late) and open, a link under way, a message to the school.
 */
async function aLearner() {
  const owner = await aProtectedAccount();
  const { account } = owner;
  const begun = await ask('POST', '/api/attempts', { body: SITTINGS[0] });
  const cookie = begun.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const visitors = await sit({ headers: { cookie } }, SITTINGS[0] ?? {});
  const ticket = await call('POST', '/api/users/signin', {
    body: { email: account.email, password: PASSWORD },
  });
  const signedIn = await call('POST', '/api/users/code', {
    body: { ticket: ticket.body['ticket'], code: codeOf(owner) },
    headers: { cookie },
  });
  const token = String(signedIn.body['token']);
  await call('POST', `${visitors}/submission`, { token, body: { answers: [] } });

  await call('POST', `${visitors}/appeals`, { token, body: { number: 2, reason: unmistakable('appeal') } });
  await answerAppeals();
  await Promise.all(
    SITTINGS.map(async (sitting) => {
      const attempt = await sit({ token }, sitting);
      await call('POST', `${attempt}/submission`, { token, body: { answers: [] } });
    }),
  );
  const timedOut = await Promise.all(SITTINGS.map((sitting) => sit({ token }, sitting)));
  pass(DAY);
  const { database, clock } = dependencies();
  await run(closeOverdueAttemptsJob({ database, clock, papers, ids: randomIds }));
  const later = { token: (await aSession(account)).token };
  await learn(later);
  await write(later);
  await beMarked(account.id);
  await takeLessons(account.id);
  await practise(account.id);
  const written = timedOut.filter((_, place) => SITTINGS[place]?.skill !== 'speaking');
  for (const attempt of written)
    await call('PUT', `${attempt}/answers`, { ...later, body: { answers: [anAnswer(1, 2)] } });
  const isListening = ({ skill }: { readonly skill: string }) => skill === 'listening';
  for (const sitting of SITTINGS.filter((each) => !isListening(each))) await sit(later, sitting);
  // During a whole test none of its sections can be practised, and its open section is returned instead.
  await call('POST', '/api/sittings', { ...later, body: { mock_test: 'harbour' } });
  for (const sitting of SITTINGS.filter(isListening)) await sit(later, sitting);
  await call('POST', '/api/users/email/change', {
    ...later,
    body: { email: `new.${account.email}`, password: PASSWORD },
  });
  await query(
    `insert into contact_messages (id, name, email, topic, message, language, created_at, address_hash)
     values (gen_random_uuid(), 'Mei', $1, 'courses', $2, 'en', now(), 'HASH')`,
    [account.email.toUpperCase(), unmistakable('question')],
  );
  await query(
    `insert into opening_requests (id, subject, email, email_key, language, requested_at)
     values (gen_random_uuid(), $1, $2, $2, 'en', now())`,
    [unmistakable('subject'), account.email.toLowerCase()],
  );
  await query(
    `insert into carts (account_id, lines, coupon, updated_at)
     values ($1, '[{"product": "ielts_basics_id", "quantity": 1}]', $2, now())`,
    [account.id, unmistakable('coupon')],
  );
  await query(
    `insert into entitlements (id, account_id, kind, product_id, name, key, starts_at, ends_at)
     values (gen_random_uuid(), $1, 'course', 'ielts_basics_id', '{}', 'ielts_basics', now(), now() + interval '1 year')`,
    [account.id],
  );
  const candidates = await query('select id from candidates where account_id = $1', [account.id]);
  const sessions = await query('select id from sessions where account_id = $1', [account.id]);
  const recordings = await query('select id from lesson_recordings where learner_id = $1', [account.id]);
  const theirs = [...candidates, ...sessions, ...recordings].map(({ id }) => String(id));
  const names = [account.id, account.email, ...theirs];
  return { ...owner, token: later.token, names };
}

/** The rows of a table that name a person: account, address, candidates, sessions, recordings of lessons. */
async function rowsOf(table: string, { names }: Pick<Learner, 'names'>): Promise<Row[]> {
  const rows = await query(`select to_jsonb(t) as row from ${table} t order by to_jsonb(t)::text`);
  return rows
    .map(({ row }) => row as Row)
    .filter((row) => names.some((name) => JSON.stringify(row).toLowerCase().includes(name)));
}

/** The rows of every table that name a person, by table. */
async function everythingOf(learner: Pick<Learner, 'names'>): Promise<Readonly<Record<string, Row[]>>> {
  const tables = await query(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'jobs')`,
  );
  const rows = await Promise.all(
    tables.map(async ({ name }) => [String(name), await rowsOf(String(name), learner)] as const),
  );
  return Object.fromEntries(rows.filter(([, found]) => found.length > 0));
}

async function downloadAll(token: string) {
  const { bytes, headers } = await call('GET', '/api/users/export', { token });
  expect(Number(headers.get('content-length'))).toBe(bytes.byteLength);
  const { 'data.json': json, ...files } = unzipSync(new Uint8Array(bytes));
  return { data: JSON.parse(strFromU8(json ?? new Uint8Array())) as Row, files };
}

const download = async (token: string) => (await downloadAll(token)).data;

/** The files of a learner's recordings: complete ones, and chunks of unfinished ones. */
async function recordingsOf(learner: Pick<Learner, 'names'>): Promise<string[]> {
  const attempts = (await rowsOf('attempts', learner)).map(({ id }) => String(id));
  const tasks = (await rowsOf('task_submissions', learner)).map(({ id }) => String(id));
  const keys: string[] = [];
  for (const folder of ['recordings', 'task-recordings'])
    for await (const { key } of dependencies().files.list(folder)) keys.push(key);
  return keys.filter((key) => [...attempts, ...tasks].some((id) => key.includes(id))).sort();
}

async function askDeletion({ token, ...owner }: Learner): Promise<void> {
  await call('DELETE', '/api/users/me', { token, body: { password: PASSWORD, code: codeOf(owner) } });
}

test('of every table it is written down whose rows it holds', async () => {
  const tables = await query(`select tablename as name from pg_tables where schemaname = 'public'`);
  expect(tables.map(({ name }) => name).sort()).toEqual(TABLES.map(([name]) => name).sort());
});

test('every skill is sat here', () => {
  expect(SITTINGS.map(({ skill }) => skill).sort()).toEqual([...SKILLS].sort());
});

describe('of a learner who has left something everywhere', () => {
  test('the export holds every row, and nothing of anybody else', async () => {
    // The day that passes for one learner closes the attempts that the other has started.
    const [other, learner] = [await aLearner(), await aLearner()];
    const { token } = await aSession(learner.account);
    const rest = await everythingOf(learner);
    const data = await download(token);
    for (const [table, what] of LEARNERS_TABLES) {
      const rows = rest[`public.${table}`] ?? [];
      expect(rows, `rows in ${table}`).not.toEqual([]);
      if (typeof what === 'string') continue;
      const part = JSON.stringify(data[what.part]);
      const missing = rows.filter((row) => !part.includes(JSON.stringify(row[what.mark])));
      expect(missing, `rows of ${table} that are not in ${what.part}`).toEqual([]);
    }
    const attempts = data['mock_tests'] as Row[];
    expect(attempts).toHaveLength(ATTEMPTS);
    const kinds = attempts.map(
      ({ submitted_at: submittedAt, timed_out: timedOut, late_answers: late, marks }) =>
        submittedAt === null
          ? `open, ${String(marks)}`
          : timedOut
            ? `out of time, late ${(late as []).length}`
            : 'submitted',
    );
    expect([...new Set(kinds)].sort()).toEqual([
      'open, null',
      'out of time, late 0',
      'out of time, late 1',
      'submitted',
    ]);
    const all = JSON.stringify(data).toLowerCase();
    expect(other.names.filter((name) => all.includes(name))).toEqual([]);
    expect(all).not.toContain('"hash"');
  });

  test('every recording comes as a file of its own bytes; the data says which question it answers, or that it is lost', async () => {
    const learner = await aLearner();
    const [lost = ''] = (await recordingsOf(learner)).filter((key) => key.endsWith('.p1q1'));
    await dependencies().files.remove(lost);
    const { token } = await aSession(learner.account);
    const { data, files } = await downloadAll(token);
    const spoken = (data['mock_tests'] as Row[]).filter(({ skill }) => skill === 'speaking');
    const recordings = spoken.flatMap(({ recordings: own }) => own as Row[]);
    // In each attempt one that was finished, and one that was not.
    expect(recordings).toHaveLength(2 * spoken.length);
    expect(spoken.length).toBeGreaterThan(2);
    expect(recordings.filter(({ file }) => file === null)).toEqual([
      expect.objectContaining({ question: 'p1q1', bytes: CHUNK.length }),
    ]);
    const found = recordings.filter(({ file }) => file !== null);
    for (const { question, asked, file, finished_at: finishedAt, bytes } of found) {
      expect(file).toMatch(
        question === 'p1q1'
          ? /^recordings\/2026-11-2\d-\d{4}-harbour-[0-9a-f]{8}\/01-part-1-question-1\.webm$/
          : /^recordings\/2026-11-2\d-\d{4}-harbour-[0-9a-f]{8}\/\d\d-part-2-question-1\.webm$/,
      );
      expect([finishedAt !== null, bytes]).toEqual([question === 'p1q1', CHUNK.length]);
      expect(String(asked)).toMatch(/\w+ \w+/);
      expect(files[String(file)]).toEqual(CHUNK);
    }
    const late = recordings.flatMap(({ late_file: file }) => (file === null ? [] : [String(file)]));
    expect(late).toHaveLength(spoken.length);
    for (const name of late) {
      expect(name).toMatch(/\/01-part-1-question-1-late\.bin$/);
      expect(files[name]).toEqual(LATE);
    }
    const { recordings: ofLessons } = data['courses'] as { recordings: Row[] };
    expect(ofLessons).toMatchObject([
      { lesson: 'interview', question: 'card', finished_at: null, bytes: CHUNK.length },
      { lesson: 'interview', question: 'p1q1', bytes: CHUNK.length },
    ]);
    const lessons = ofLessons.map(({ file }) => String(file));
    for (const name of lessons) expect(files[name]).toEqual(CHUNK);
    const names = [...found.map(({ file }) => String(file)), ...late, ...lessons];
    expect(Object.keys(files).sort()).toEqual(['README.txt', ...names].sort());
    expect(strFromU8(files['README.txt'] ?? new Uint8Array())).toMatch(
      /^recordings\/ .+[^]+^recordings\/ .+/m,
    );
  });

  test('nothing is left a week after the deletion was asked for, and of others everything', async () => {
    const [leaver, other] = [await aLearner(), await aLearner()];
    const before = await everythingOf(other);
    const [recordings, others] = [await recordingsOf(leaver), await recordingsOf(other)];
    expect(recordings.length).toBeGreaterThan(4);
    expect(recordings.filter((key) => key.startsWith('task-recordings/'))).toHaveLength(2);
    await askDeletion({ ...leaver, token: (await aSession(leaver.account)).token });
    leaver.names.push(...(await rowsOf('sessions', leaver)).map(({ id }) => String(id)));
    pass(7 * DAY - 1);
    await run(deleteAccountsJob(dependencies()));
    // And the Writing of their whole test, which continued while the other learner took theirs.
    expect(await rowsOf('attempts', leaver)).toHaveLength(ATTEMPTS + 1);
    pass(1);
    await run(deleteAccountsJob(dependencies()));
    const left = await everythingOf(leaver);
    expect(Object.keys(left).sort()).toEqual(['public.contact_messages', 'public.outgoing_mails']);
    // A message to the school stays for its twelve months (content/legal/privacy). The email confirms the
    // deletion.
    expect(left['public.outgoing_mails']).toMatchObject([
      { to: leaver.account.email, subject: 'Your account with Ninefold IELTS has been deleted' },
    ]);
    expect(await everythingOf(other)).toEqual(before);
    const { files } = dependencies();
    for (const key of recordings) expect(await files.findSize(key), key).toBeUndefined();
    expect(await recordingsOf(other)).toEqual(others);
  });

  test('everything is there again when they come back within the week', async () => {
    const learner = await aLearner();
    const before = await everythingOf(learner);
    await askDeletion({ ...learner, token: (await aSession(learner.account)).token });
    pass(7 * DAY - 1);
    const { token } = await aSession(learner.account);
    await call('POST', '/api/users/me/restoration', { token });
    pass(DAY);
    await run(deleteAccountsJob(dependencies()));
    const after = await everythingOf(learner);
    for (const [table, what] of LEARNERS_TABLES) {
      if (what === 'secret' || ['accounts', 'sessions'].includes(table)) continue;
      const name = `public.${table}`;
      expect(after[name], table).toEqual(expect.arrayContaining(before[name] ?? [{}]));
    }
    const [account] = before['public.accounts'] ?? [];
    expect(after['public.accounts']).toEqual([{ ...account, totp_last_step: expect.any(Number) }]);
    expect((await download((await aSession(learner.account)).token))['mock_tests']).toHaveLength(ATTEMPTS);
  });
});
