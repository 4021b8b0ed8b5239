import { chanceOf } from './rating.ts';
import { seededPlace } from './seeded-place.ts';

/** Questions that stay together: one, or all that ask about a passage, a clip or a text with gaps. */
export type PracticeUnit = {
  readonly id: string;
  /** The tag of what it practises. */
  readonly skill: string;
  /** Units of one family practise the same: an error, a word, or else the skill. */
  readonly family: string;
  readonly questions: readonly { readonly difficulty: number; readonly guess: number }[];
};

/** Something that was answered wrong or slowly, and may be forgotten by now; where it is not due yet, by the next time. */
export type DueFamily = { readonly family: string; readonly overdueDays: number };

/** Why a part of a session is there; the page says it in one line. */
export type PartReason =
  | { readonly because: 'due'; readonly overdueDays: number }
  /** It would be forgotten too far on the next usual day of practice. */
  | { readonly because: 'early' }
  /** The skill was answered before, and more of the plan falls to it than to most. */
  | { readonly because: 'weak' }
  /** No unit of the skill was ever answered. */
  | { readonly because: 'new' }
  | { readonly because: 'keep-up' };

export type SessionPart = {
  readonly skill: string;
  readonly reason: PartReason;
  readonly units: readonly PracticeUnit[];
};

export type SessionFacts = {
  readonly units: readonly PracticeUnit[];
  /** How many days ago each unit was answered last, by its id. A unit that is not there was never answered. */
  readonly answeredDaysAgo: ReadonlyMap<string, number>;
  /** The most urgent first. */
  readonly due: readonly DueFamily[];
  /** Which share of the plan falls to each skill; together 1. */
  readonly needs: ReadonlyMap<string, number>;
  /** The learner’s rating in a skill. */
  readonly abilityIn: (skill: string) => number;
  /** Questions in the session. */
  readonly count: number;
  /** The same seed chooses the same session. */
  readonly seed: string;
};

/** Questions are sought at which a learner is right so often. */
export const AIM = 0.78;
/** Nothing returns before. */
const REST_DAYS = 7;
/** A unit that was answered before is as good as a new one after so many days, and worse until then. */
const FRESH_DAYS = 90;
const SEEN_WEIGHT = 0.3;
const NEED_WEIGHT = 1.2;
const NOISE = 0.02;
const MOST_DUE = 0.5;
/** A question below is hard, and a session has few of them as long as there are others. */
const HARD = 0.5;
const MOST_HARD = 0.2;

type Scored = { readonly unit: PracticeUnit; readonly fit: number; readonly hard: number };

function scoreUnit(unit: PracticeUnit, ability: number, daysAgo: number, seed: string): Scored {
  const age = Math.min(1, daysAgo / FRESH_DAYS);
  // Thousands of units are scored for a session, so nothing is made on the way.
  let [sum, hard] = [0, 0];
  for (const { difficulty, guess } of unit.questions) {
    const chance = chanceOf(ability, difficulty, guess);
    sum += chance;
    if (chance < HARD) hard += 1;
  }
  const mean = sum / Math.max(1, unit.questions.length);
  return {
    unit,
    fit: -Math.abs(mean - AIM) - SEEN_WEIGHT * (1 - age) + NOISE * (seededPlace(`${seed} ${unit.id}`) - 0.5),
    hard,
  };
}

/** The choice so far. */
class Session {
  readonly chosen: { readonly unit: PracticeUnit; readonly reason: PartReason }[] = [];
  readonly taken = new Map<string, number>();
  private readonly ids = new Set<string>();
  private readonly count: number;
  private questions = 0;
  private hard = 0;

  constructor(count: number) {
    this.count = count;
  }

  get size(): number {
    return this.questions;
  }

  hasRoomFor({ unit }: Scored): boolean {
    return !this.ids.has(unit.id) && this.questions + unit.questions.length <= this.count;
  }

  /** There is room, and not too much that is hard. */
  fits(scored: Scored): boolean {
    const { hard } = scored;
    return this.hasRoomFor(scored) && (hard === 0 || this.hard + hard <= this.count * MOST_HARD);
  }

  add({ unit, hard }: Scored, reason: PartReason): void {
    this.chosen.push({ unit, reason });
    this.ids.add(unit.id);
    this.questions += unit.questions.length;
    this.hard += hard;
    this.taken.set(unit.skill, (this.taken.get(unit.skill) ?? 0) + unit.questions.length);
  }
}

/**
 * Chooses what a learner practises next: first other questions of what is due, then what the plan needs most and fits best.
 * Nothing that was answered within a week; few hard questions, and more only where nothing else is left; what belongs
 * together stays together. A session is shorter than asked for only when nothing is left that has room in it.
 */
export function chooseSession(facts: SessionFacts): readonly SessionPart[] {
  const { answeredDaysAgo, count, due, needs } = facts;
  const scored: Scored[] = [];
  const answeredSkills = new Set<string>();
  const abilities = new Map<string, number>();
  for (const unit of facts.units) {
    const { id, skill } = unit;
    const daysAgo = answeredDaysAgo.get(id) ?? Infinity;
    if (daysAgo < Infinity) answeredSkills.add(skill);
    if (daysAgo < REST_DAYS) continue;
    const ability = abilities.get(skill) ?? facts.abilityIn(skill);
    abilities.set(skill, ability);
    scored.push(scoreUnit(unit, ability, daysAgo, facts.seed));
  }
  const session = new Session(count);
  addDue(session, scored, due, count * MOST_DUE);

  const bySkill = groupBest(scored, ({ unit }) => unit.skill);
  const greatest = Math.max(...needs.values(), Number.EPSILON);
  const usual = 1 / Math.max(1, needs.size);
  const reasonOf = (skill: string): PartReason => {
    // Nobody is weak at what was never asked, however much the plan needs it.
    if (!answeredSkills.has(skill)) return { because: 'new' };
    return { because: (needs.get(skill) ?? 0) > usual ? 'weak' : 'keep-up' };
  };
  const worthOf = (skill: string, { fit }: Scored) => {
    const missing = (needs.get(skill) ?? 0) * count - (session.taken.get(skill) ?? 0);
    return fit + NEED_WEIGHT * (missing / (greatest * count));
  };
  while (session.size < count) {
    let best: { readonly skill: string; readonly scored: Scored; readonly worth: number } | undefined;
    for (const [skill, own] of bySkill) {
      const next = own.find((each) => session.fits(each));
      const worth = next ? worthOf(skill, next) : -Infinity;
      if (next && (best === undefined || worth > best.worth)) best = { skill, scored: next, worth };
    }
    if (!best) break;
    session.add(best.scored, reasonOf(best.skill));
  }
  fillUp(session, scored, reasonOf);
  return toParts(session.chosen);
}

/** Groups of units, the best fit of each first. Sorting the groups costs less than sorting thousands together. */
function groupBest(
  scored: readonly Scored[],
  groupOf: (each: Scored) => string,
): ReadonlyMap<string, readonly Scored[]> {
  const groups = Map.groupBy(scored, groupOf);
  for (const own of groups.values()) own.sort((one, other) => other.fit - one.fit);
  return groups;
}

function addDue(session: Session, scored: readonly Scored[], due: readonly DueFamily[], most: number): void {
  const families = new Set(due.map(({ family }) => family));
  const byFamily = groupBest(
    scored.filter(({ unit }) => families.has(unit.family)),
    ({ unit }) => unit.family,
  );
  for (const { family, overdueDays } of due) {
    if (session.size >= most) return;
    const next = byFamily.get(family)?.find((each) => session.fits(each));
    if (next) session.add(next, overdueDays < 0 ? { because: 'early' } : { because: 'due', overdueDays });
  }
}

/** Where all that is left is hard, the least hard fills the session: a learner is never sent away after a few questions. */
function fillUp(session: Session, scored: readonly Scored[], reasonOf: (skill: string) => PartReason): void {
  const left = scored.filter((each) => session.hasRoomFor(each)).sort((one, other) => other.fit - one.fit);
  for (const each of left) {
    if (session.hasRoomFor(each)) session.add(each, reasonOf(each.unit.skill));
  }
}

/** What has one skill and one kind of reason is one part, in the order in which the first of each was chosen. */
function toParts(
  chosen: readonly { readonly unit: PracticeUnit; readonly reason: PartReason }[],
): readonly SessionPart[] {
  const grouped = Map.groupBy(chosen, ({ unit, reason }) => `${reason.because} ${unit.skill}`);
  return [...grouped.values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const overdue = own.flatMap(({ reason }) => (reason.because === 'due' ? [reason.overdueDays] : []));
    const reason: PartReason =
      first.reason.because === 'due' ? { because: 'due', overdueDays: Math.max(...overdue) } : first.reason;
    return [{ skill: first.unit.skill, reason, units: own.map(({ unit }) => unit) }];
  });
}
