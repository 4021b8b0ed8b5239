import { answerInWords } from '#ielts/exercises/answer-in-words.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { Bank } from '../../domain/banks.ts';
import { reviewBand } from '../../domain/review-band.ts';
import { type CataloguedQuestion, questionName } from '../content/practice-catalogue.ts';
import { listWithdrawals } from '../content/withdrawal-store.ts';
import { namedTag } from '../names/tag-names.ts';
import type { PracticeDependencies } from '../practice-dependencies.ts';
import { viewWithdrawal } from './view-question.ts';
import { countReportsByQuestion, listByBand, listStats, listWrong } from './stats-store.ts';

const QUESTIONS_ON_A_PAGE = 50;
const ENOUGH_TO_CORRELATE = 30;
const WRONG_SHOWN = 5;

type Filter = {
  readonly bank?: Bank | undefined;
  readonly set?: string | undefined;
  readonly search?: string | undefined;
  readonly only?: 'contradicted' | 'reported' | 'withdrawn' | undefined;
  readonly page?: number | undefined;
};

/** Whether the id or a title of a set has some words, in whatever case. */
function isNamed({ loaded: { set } }: CataloguedQuestion, words: string): boolean {
  const part = words.trim().toLowerCase();
  return [set.id, set.title.en, set.title['zh-Hant']].some((name) => name.toLowerCase().includes(part));
}

/** A page of questions with what their answers say, in the order of the banks. */
export async function viewStats(
  dependencies: Pick<PracticeDependencies, 'database' | 'catalogue' | 'lessons'>,
  language: Language,
  { bank, set, search, only, page = 1 }: Filter,
) {
  const { database, catalogue } = dependencies;
  const stats = await listStats(database);
  const reports = await countReportsByQuestion(database);
  const withdrawals = await listWithdrawals(database);
  const nameOf = ({ loaded, key }: CataloguedQuestion) => questionName(loaded.set.id, key.number);
  const reviewOf = (question: CataloguedQuestion) =>
    reviewBand(stats.get(nameOf(question)) ?? { answers: 0, right: 0 });
  const is = {
    contradicted: (each: CataloguedQuestion) => ['easier', 'read-again'].includes(reviewOf(each)),
    reported: (each: CataloguedQuestion) => reports.has(nameOf(each)),
    withdrawn: (each: CataloguedQuestion) => withdrawals.has(nameOf(each)),
  };
  const inScope = catalogue.questions.filter(
    (question) =>
      (bank === undefined || question.loaded.set.bank === bank) &&
      (set === undefined || question.loaded.set.id === set) &&
      (search === undefined || isNamed(question, search)),
  );
  const listed = only === undefined ? inScope : inScope.filter(is[only]);
  const shown = listed.slice((page - 1) * QUESTIONS_ON_A_PAGE, page * QUESTIONS_ON_A_PAGE);
  const sets = shown.map(({ loaded }) => loaded.set.id);
  const byBand = Map.groupBy(await listByBand(database, sets), (row) => questionName(row.set, row.number));
  const wrong = Map.groupBy(await listWrong(database, sets), (row) => questionName(row.set, row.number));
  return {
    questions: shown.map((question) => {
      const { loaded, group, key } = question;
      const name = nameOf(question);
      const own = stats.get(name);
      const answers = own?.answers ?? 0;
      return {
        set: loaded.set.id,
        number: key.number,
        title: loaded.set.title[language],
        type: group.type,
        skill: namedTag(dependencies, key.skill, language),
        error: key.error === null ? null : namedTag(dependencies, key.error, language),
        band: key.band,
        answers,
        right_share: own && answers > 0 ? own.right / answers : null,
        by_band: (byBand.get(name) ?? []).map(({ targetTimesTwo, answers: given, right }) => ({
          band: targetTimesTwo === null ? null : targetTimesTwo / 2,
          answers: given,
          right,
        })),
        discrimination: own && answers >= ENOUGH_TO_CORRELATE ? own.discrimination : null,
        median_ms: own?.medianMs === undefined || own.medianMs === null ? null : Math.round(own.medianMs),
        wrong: (wrong.get(name) ?? []).slice(0, WRONG_SHOWN).map(({ value, count }) => ({
          value: answerInWords(group, key.number, value, language),
          count,
        })),
        band_review: reviewOf(question),
        open_reports: reports.get(name) ?? 0,
        withdrawn: viewWithdrawal(withdrawals.get(name)),
      };
    }),
    total: listed.length,
    pages: Math.max(1, Math.ceil(listed.length / QUESTIONS_ON_A_PAGE)),
    counts: {
      contradicted: inScope.filter(is.contradicted).length,
      reported: inScope.filter(is.reported).length,
      withdrawn: inScope.filter(is.withdrawn).length,
    },
  };
}
