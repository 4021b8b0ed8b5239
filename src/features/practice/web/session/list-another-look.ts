import type { Localised } from '#ielts/marking/model-answers.ts';
import type { OwnAnswer } from '../parts/own-answer.ts';
import type { LessonLink } from '../../domain/practice-session.ts';
import type { Choice, SessionReply } from '../parts/practice-session.ts';
import { lessonsOfKeys } from '../../domain/lessons-of-keys.ts';

/** What a wrong answer of a session was about, and where to go on with it. */
export type AnotherLook = {
  readonly id: string;
  /** Of the error where the key names one, or else of the set. */
  readonly name: Localised;
  readonly lessons: readonly LessonLink[];
  /** Practises the error, or else the skill of the question. */
  readonly choice: Choice;
};

/** What the wrong answers of a session were about, each thing once, in the order in which it was asked. */
export function listAnotherLook(
  { units, rules }: Pick<SessionReply, 'units' | 'rules'>,
  answers: Iterable<Pick<OwnAnswer, 'set' | 'number' | 'right'>>,
): readonly AnotherLook[] {
  const wrong = [...answers].filter(({ right }) => right === false);
  const keyed = units.flatMap(({ set, key }) =>
    key
      .filter(({ number }) => wrong.some((answer) => answer.set === set.id && answer.number === number))
      .map((each) => {
        const rule = each.error === null ? undefined : rules[each.error];
        return { set, key: each, rule, id: rule && each.error !== null ? each.error : set.id };
      }),
  );
  const firsts = keyed.filter(({ id }, place) => keyed.findIndex((each) => each.id === id) === place);
  return firsts.map(({ id, set, rule, key: { error, skill } }) => {
    // The same lessons as the receipts of these answers.
    const lessons = lessonsOfKeys(
      keyed.filter((each) => each.id === id).map(({ key }) => key),
      rules,
    );
    const choice: Choice =
      rule && error !== null ? { mode: 'error-family', error } : { mode: 'skill', skill };
    return {
      id,
      name: rule?.name ?? set.title,
      lessons: lessons.length > 0 || !set.lesson ? lessons : [set.lesson],
      choice,
    };
  });
}
