import type { Actor } from '#platform/http/actor.ts';
import type { Api } from '#platform/http/api-env.ts';
import type { Candidates } from '#platform/http/candidates.ts';
import { mountEndpoint } from '#platform/http/mount-endpoint.ts';
import { cutPage, parsePageCursor } from '#platform/paging/page-cursor.ts';
import { rhythmOn } from '../../domain/rhythm.ts';
import * as contract from '../../words-contract.ts';
import { findGoal } from '../learners/find-goal.ts';
import { listPracticeDays } from '../learners/learner-store.ts';
import { dayAt } from '../learners/practice-time.ts';
import { startPractice } from '../learners/start-practice.ts';
import { listCards } from '../memory/card-store.ts';
import type { PracticeDependencies } from '../practice-dependencies.ts';
import { PRACTICE_REFUSALS as REFUSALS } from '../refusals.ts';
import { deleteWord } from './delete-word.ts';
import { planWords } from './plan-words.ts';
import { saveReviews } from './save-reviews.ts';
import { restoreWord, saveWord } from './save-word.ts';
import { viewTexts, viewWord } from './view-word.ts';
import { countWords, findWords, listWords, type StoredWord } from './word-store.ts';

const CARDS_ON_A_PAGE = 50;

/** A card as a call sends it, for the store. */
const changeOf = <Card extends { readonly word: string; readonly from: string | null }>(
  id: string,
  { from, word, ...card }: Card,
) => ({ ...card, id, word: word.trim(), fromPath: from });

/** The calls of a learner’s own word cards. */
export function mountWordRoutes(api: Api, dependencies: PracticeDependencies): void {
  const { database, clock, candidateIdentity } = dependencies;

  const viewNow = async (
    word: StoredWord,
    candidates: Candidates,
    { actor, zone }: { readonly actor: Actor | undefined; readonly zone: string },
  ) => {
    const goal = await findGoal(dependencies, actor);
    const states = await listCards(database, candidates, 'word', [word.id]);
    return viewWord(word, states.get(word.id) ?? [], dayAt(clock.now(), zone), goal);
  };

  mountEndpoint(api, contract.listWordCards, REFUSALS, async ({ query, actor, candidates }) => {
    if (!candidates) {
      return { ok: true, reply: { cards: [], counts: { all: 0, due: 0 }, next_cursor: null } };
    }
    const goal = await findGoal(dependencies, actor);
    const today = dayAt(clock.now(), query.zone);
    const found = await listWords(database, candidates, {
      search: query.search,
      after: query.cursor === undefined ? undefined : parsePageCursor(query.cursor),
      limit: CARDS_ON_A_PAGE,
    });
    const page = cutPage(found, CARDS_ON_A_PAGE, ({ id, createdAt }) => ({ id, at: createdAt }));
    const ids = page.rows.map(({ id }) => id);
    const states = await listCards(database, candidates, 'word', ids);
    const rhythm = rhythmOn(today, await listPracticeDays(database, candidates));
    const planned = await planWords(database, candidates, today, goal, rhythm);
    return {
      ok: true,
      reply: {
        cards: page.rows.map((word) => viewWord(word, states.get(word.id) ?? [], today, goal)),
        counts: { all: await countWords(database, candidates), due: planned.due },
        next_cursor: page.nextCursor,
      },
    };
  });

  mountEndpoint(api, contract.saveWordCard, REFUSALS, async ({ params, body, ...caller }, context) => {
    const writer = await startPractice(dependencies, context, caller);
    if (!writer) return { ok: false, refusal: 'too-many-starts' };
    const { zone, ...card } = body;
    const saved = await saveWord(dependencies, writer, zone, changeOf(params.card, card));
    if (!saved.ok) return saved;
    const { word } = saved;
    if (word.deletedAt) return { ok: true, reply: { card: null } };
    const view = await viewNow(word, writer.candidates, { actor: caller.actor, zone });
    return { ok: true, reply: { card: view } };
  });

  mountEndpoint(api, contract.deleteWordCard, REFUSALS, async ({ params, candidates }) => {
    const deleted = await deleteWord(dependencies, candidates, params.card);
    if (!deleted.ok) return deleted;
    const card = deleted.word && viewTexts(deleted.word);
    return { ok: true, reply: { deleted: true as const, card } };
  });

  mountEndpoint(api, contract.restoreWordCard, REFUSALS, async ({ params, body, actor }, context) => {
    const writer = await candidateIdentity.findOrAdd(context, actor);
    const { zone, ...card } = body;
    const restored = await restoreWord(dependencies, writer, zone, changeOf(params.card, card));
    if (!restored.ok) return restored;
    return { ok: true, reply: { card: await viewNow(restored.word, writer.candidates, { actor, zone }) } };
  });

  mountEndpoint(api, contract.reviewCards, REFUSALS, async ({ body, actor }, context) => {
    const writer = await candidateIdentity.findOrAdd(context, actor);
    const { saved, refused, cards } = await saveReviews(dependencies, writer, body);
    const goal = await findGoal(dependencies, actor);
    const today = dayAt(clock.now(), body.zone);
    const words = await findWords(database, writer.candidates, cards);
    const states = await listCards(database, writer.candidates, 'word', cards);
    return {
      ok: true,
      reply: {
        saved,
        refused,
        cards: words.map((word) => viewWord(word, states.get(word.id) ?? [], today, goal)),
      },
    };
  });
}
