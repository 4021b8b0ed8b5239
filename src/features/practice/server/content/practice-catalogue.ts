import type { ShownGroup } from '#ielts/exercises/lesson-group.ts';
import type { OpenBanks } from '../../domain/open-banks.ts';
import type { PracticeAnswerKey } from '../../domain/practice-set.ts';
import { type SetUnit, unitsOfSet, unitWithout } from '../../domain/practice-units.ts';
import type { GeneratorName } from '../../domain/endless/generators.ts';
import type { SpeechPiece } from '../../domain/practice-session.ts';
import { createEndlessSets, type EndlessSets } from './endless-sets.ts';
import type { LoadedSet, PracticeSets } from './load-practice-sets.ts';

/** A question with all that is around it. */
export type CataloguedQuestion = {
  readonly loaded: LoadedSet;
  readonly unit: SetUnit;
  readonly group: ShownGroup;
  readonly key: PracticeAnswerKey;
};

/** The name of a question in maps. */
export const questionName = (set: string, number: number): string => `${set}#${number}`;

/** The content of practice with its units, for everything that asks, marks or counts. */
export type PracticeCatalogue = {
  readonly sets: PracticeSets;
  readonly units: readonly SetUnit[];
  findUnit(id: string): SetUnit | undefined;
  findQuestion(set: string, number: number): CataloguedQuestion | undefined;
  /** Every question that was written, in the order of the banks. */
  readonly questions: readonly CataloguedQuestion[];
  /** Those that make questions without end. */
  readonly generators: readonly GeneratorName[];
  /** How many questions are published: a generator counts as one. */
  readonly questionCount: number;
  /** What was said in the clip of a set. */
  findTranscript(set: string): LoadedSet['transcript'];
  /** What the recording of a made set is joined from. Empty: it was written, or is read. */
  findSpeech(set: string): readonly SpeechPiece[];
};

function catalogueSet(loaded: LoadedSet): { units: readonly SetUnit[]; questions: CataloguedQuestion[] } {
  const units = unitsOfSet(loaded.set, loaded.key);
  const questions = units.flatMap((unit) =>
    unit.keys.flatMap((key) => {
      const group = unit.groups.find((each) =>
        (each.questions as readonly { readonly number: number }[]).some(
          ({ number }) => number === key.number,
        ),
      );
      return group ? [{ loaded, unit, group, key }] : [];
    }),
  );
  return { units, questions };
}

/** Cuts all sets into units once. A made set is made when it is asked for. */
export function createPracticeCatalogue(
  sets: PracticeSets,
  endless: EndlessSets = createEndlessSets(undefined),
): PracticeCatalogue {
  const units: SetUnit[] = [];
  const questions = new Map<string, CataloguedQuestion>();
  for (const loaded of sets.all) {
    const own = catalogueSet(loaded);
    units.push(...own.units);
    for (const question of own.questions) {
      questions.set(questionName(loaded.set.id, question.key.number), question);
    }
  }
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  const made = (set: string) => {
    const found = endless.find(set);
    return found && catalogueSet(found);
  };
  return {
    sets,
    units,
    findUnit: (id) => byId.get(id) ?? made(id.split('#')[0] ?? '')?.units.find((unit) => unit.id === id),
    findQuestion: (set, number) =>
      questions.get(questionName(set, number)) ??
      made(set)?.questions.find(({ key }) => key.number === number),
    questions: [...questions.values()],
    generators: endless.generators,
    questionCount: questions.size + endless.generators.length,
    findTranscript: (set) => (sets.find(set) ?? endless.find(set))?.transcript ?? null,
    findSpeech: (set) => endless.find(set)?.speech ?? [],
  };
}

/** The units that somebody may be asked now. */
export function openUnits(
  { units }: Pick<PracticeCatalogue, 'units'>,
  open: Pick<OpenBanks, 'has'>,
  withdrawn: ReadonlySet<string>,
): readonly SetUnit[] {
  const opened = units.filter(({ set }) => set.access === 'everybody' || open.has(set.bank));
  if (withdrawn.size === 0) return opened;
  return opened.flatMap(
    (unit) => unitWithout(unit, (number) => withdrawn.has(questionName(unit.set.id, number))) ?? [],
  );
}
