import { abilityOf } from '../../domain/ability.ts';
import { daysBetween } from '../../domain/calendar-day.ts';
import { chooseSession } from '../../domain/choose-session.ts';
import { generateIds, isGenerated } from '../../domain/endless/generated-set.ts';
import { planNeeds } from '../../domain/plan-needs.ts';
import type { SetUnit } from '../../domain/practice-units.ts';
import { valueOfBand } from '../../domain/rating.ts';
import type { SessionChoice, StoredPart, StoredReason } from '../../domain/session-choice.ts';
import type { PracticeCatalogue } from '../content/practice-catalogue.ts';
import type { PracticeFacts } from './practice-facts.ts';

/** What a session asks, and why. */
export type ChosenParts = {
  readonly parts: readonly StoredPart[];
  readonly words: readonly string[];
  readonly questions: number;
};

/** A session of words alone has four cards a minute. */
const CARDS_A_MINUTE = 4;

const sizeOf = (units: readonly SetUnit[]) => units.reduce((sum, { keys }) => sum + keys.length, 0);

/** Whether a unit is of what a learner asked for. */
function isAskedFor(choice: SessionChoice, unit: SetUnit): boolean {
  switch (choice.mode) {
    case 'type':
      return unit.groups.some(({ type }) => type === choice.type);
    case 'error-family':
      return unit.keys.some(({ error }) => error === choice.error);
    case 'topic':
      return unit.set.topic === choice.topic;
    case 'skill':
      return unit.skill === choice.skill || unit.set.skills.includes(choice.skill);
    case 'set':
      return unit.set.id === choice.set;
    default:
      return true;
  }
}

/** The first units that have at most so many questions together. */
function firstUnits(units: readonly SetUnit[], most: number): readonly SetUnit[] {
  let left = most;
  return units.filter(({ keys }) => {
    if (keys.length > left) return false;
    left -= keys.length;
    return true;
  });
}

/** Units in a row for one reason, as parts by their skills. */
function partsOf(units: readonly SetUnit[], reason: StoredReason): StoredPart[] {
  return [...Map.groupBy(units, ({ skill }) => skill)].map(([skill, own]) => ({
    skill,
    reason,
    units: own.map(({ id }) => id),
  }));
}

/** Chooses by the rules of `chooseSession` among some units. */
function chooseAmong(facts: PracticeFacts, units: readonly SetUnit[], count: number): readonly StoredPart[] {
  const { goal, ratings, rated, daysAgo, today } = facts;
  const abilityIn = (skill: string) => abilityOf(ratings, skill).value;
  const skills = new Set<string>();
  const answeredDaysAgo = new Map<string, number>();
  for (const { id, set, keys, skill } of units) {
    skills.add(skill);
    const own = daysAgo.get(set.id);
    if (!own) continue;
    // A unit was seen when one of its questions was.
    let latest = Infinity;
    for (const { number } of keys) latest = Math.min(latest, own.get(number) ?? Infinity);
    if (latest < Infinity) answeredDaysAgo.set(id, latest);
  }
  return chooseSession({
    units: units.map(rated),
    answeredDaysAgo,
    due: [...facts.families.today, ...facts.families.early].map(({ id, dueOn }) => ({
      family: id,
      overdueDays: daysBetween(dueOn, today),
    })),
    needs: planNeeds(
      [...skills].map((skill) => ({ skill, importance: 1, ability: abilityIn(skill) })),
      valueOfBand(goal.targetBand),
    ),
    abilityIn,
    count,
    // The plan of a day stays the same until something is answered.
    seed: `${today} ${facts.learner.answers}`,
  }).map(({ skill, reason, units: own }) => ({ skill, reason, units: own.map(({ id }) => id) }));
}

/**
 * Chooses what a session asks. `most`: how many questions are left today. `mistakes`: the names of the questions that are
 * not fixed, the oldest first. `seed`: what is made follows from it.
 */
export function chooseParts(
  facts: PracticeFacts,
  catalogue: Pick<PracticeCatalogue, 'findQuestion' | 'findUnit' | 'generators'>,
  asked: {
    readonly choice: SessionChoice;
    readonly minutes: number;
    readonly most: number;
    readonly mistakes: readonly string[];
    readonly seed: string;
  },
): ChosenParts {
  const { choice, minutes, most, mistakes, seed } = asked;
  // A question takes about a minute.
  const count = Math.min(minutes, most);
  // What was made is in no bank, and open to everybody.
  const findMade = (id: string) => (isGenerated(id) ? catalogue.findUnit(id) : undefined);
  const finish = (parts: readonly StoredPart[], words: readonly string[] = []): ChosenParts => {
    const asked = new Set(parts.flatMap(({ units }) => units));
    const written = facts.units.filter(({ id }) => asked.has(id));
    const made = [...asked].flatMap((id) => findMade(id) ?? []);
    return { parts, words, questions: sizeOf([...written, ...made]) };
  };
  switch (choice.mode) {
    case 'today':
      return finish(chooseAmong(facts, facts.units, count), facts.words.today.slice(0, minutes));
    case 'words':
      return finish([], facts.words.today.slice(0, minutes * CARDS_A_MINUTE));
    case 'mistakes': {
      const ids = new Set(
        mistakes.flatMap((name) => {
          const [set = '', number] = name.split('#');
          return catalogue.findQuestion(set, Number(number))?.unit.id ?? [];
        }),
      );
      const byId = new Map(facts.units.map((unit) => [unit.id, unit]));
      const units = [...ids].flatMap((id) => byId.get(id) ?? findMade(id) ?? []);
      return finish(partsOf(firstUnits(units, count), { because: 'mistake' }));
    }
    case 'generator': {
      const { generator } = choice;
      const made = catalogue.generators.includes(generator) ? generateIds(generator, seed, count) : [];
      const units = made.flatMap((set) => catalogue.findUnit(`${set}#1`) ?? []);
      return finish(partsOf(units, { because: 'chosen' }));
    }
    case 'set': {
      const units = facts.units.filter((unit) => isAskedFor(choice, unit));
      return finish(partsOf(firstUnits(units, most), { because: 'chosen' }));
    }
    default: {
      const units = facts.units.filter((unit) => isAskedFor(choice, unit));
      const parts = chooseAmong(facts, units, count);
      return finish(parts.map((part) => ({ ...part, reason: { because: 'chosen' } })));
    }
  }
}
