import type { Localised } from '#ielts/marking/model-answers.ts';
import type { OwnAnswer } from '../parts/own-answer.ts';
import type { Choice, SessionReply, Unit } from '../parts/practice-session.ts';

type LessonLink = NonNullable<Unit['set']['lesson']>;

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
  const looks = new Map<string, AnotherLook>();
  for (const { set, key } of units) {
    for (const { number, error, skill } of key) {
      if (!wrong.some((answer) => answer.set === set.id && answer.number === number)) continue;
      const rule = error === null ? undefined : rules[error];
      const id = rule && error !== null ? error : set.id;
      if (looks.has(id)) continue;
      const lessons = rule && rule.lessons.length > 0 ? rule.lessons : set.lesson ? [set.lesson] : [];
      looks.set(id, {
        id,
        name: rule?.name ?? set.title,
        lessons,
        choice: rule && error !== null ? { mode: 'error-family', error } : { mode: 'skill', skill },
      });
    }
  }
  return [...looks.values()];
}
