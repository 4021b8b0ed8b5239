import type { Api } from '#platform/http/api-env.ts';
import { mountEndpoint } from '#platform/http/mount-endpoint.ts';
import * as contract from '../../contract.ts';
import { saveAnswers } from '../answers/save-answers.ts';
import { undoPracticeAnswers } from '../answers/undo-answers.ts';
import { findGoal } from '../learners/find-goal.ts';
import { dayAt } from '../learners/practice-time.ts';
import { startPractice } from '../learners/start-practice.ts';
import type { PracticeDependencies } from '../practice-dependencies.ts';
import { PRACTICE_REFUSALS as REFUSALS } from '../refusals.ts';
import { finishSession, findSession } from '../learners/session-store.ts';
import { startSession } from './start-session.ts';
import { summariseSession } from './summarise-session.ts';
import { viewSession } from './view-session.ts';
import { viewToday } from './view-today.ts';

/** The calls of today and of sessions, with their answers. */
export function mountSessionRoutes(api: Api, dependencies: PracticeDependencies): void {
  const { database, clock, candidateIdentity } = dependencies;

  mountEndpoint(api, contract.getPracticeToday, REFUSALS, async ({ query, actor, candidates }, context) => {
    const goal = await findGoal(dependencies, actor);
    const language = context.get('language');
    return { ok: true, reply: await viewToday(dependencies, candidates, goal, { ...query, language }) };
  });

  mountEndpoint(api, contract.startPracticeSession, REFUSALS, async ({ body, ...caller }, context) => {
    const goal = await findGoal(dependencies, caller.actor);
    const writer = await startPractice(dependencies, context, caller);
    if (!writer) return { ok: false, refusal: 'too-many-starts' };
    const outcome = await startSession(dependencies, writer, goal, body);
    if (!outcome.ok) return outcome;
    const today = dayAt(clock.now(), body.zone);
    const { session } = outcome;
    return {
      ok: true,
      reply: await viewSession(dependencies, database, writer.candidates, session, { goal, today }),
    };
  });

  mountEndpoint(api, contract.getPracticeSession, REFUSALS, async ({ params, query, actor, candidates }) => {
    const session = await findSession(database, candidates, params.session);
    if (!session) return { ok: false, refusal: 'session-unknown' };
    const goal = await findGoal(dependencies, actor);
    const today = dayAt(clock.now(), query.zone);
    return {
      ok: true,
      reply: await viewSession(dependencies, database, candidates, session, { goal, today }),
    };
  });

  mountEndpoint(api, contract.sendPracticeAnswers, REFUSALS, async ({ body, actor }, context) => {
    const writer = await candidateIdentity.findOrAdd(context, actor);
    const goal = await findGoal(dependencies, actor);
    const saved = await saveAnswers(dependencies, writer, goal, body);
    return { ok: true, reply: { ...saved, server_now: clock.now().toISOString() } };
  });

  mountEndpoint(api, contract.undoPracticeAnswers, REFUSALS, async ({ body, actor }, context) => {
    const writer = await candidateIdentity.findOrAdd(context, actor);
    const done = await undoPracticeAnswers(dependencies, writer, body.answers);
    if (!done) return { ok: false, refusal: 'too-many-sessions' };
    return { ok: true, reply: { undone: body.answers } };
  });

  mountEndpoint(
    api,
    contract.finishPracticeSession,
    REFUSALS,
    async ({ params, body, actor, candidates }) => {
      const now = clock.now();
      const session = await finishSession(database, candidates, params.session, now);
      if (!session) return { ok: false, refusal: 'session-unknown' };
      const goal = await findGoal(dependencies, actor);
      const today = dayAt(now, body.zone);
      const summary = await summariseSession(database, candidates, session, { goal, today });
      return {
        ok: true,
        reply: { session: session.id, finished_at: session.finishedAt.toISOString(), summary },
      };
    },
  );
}
