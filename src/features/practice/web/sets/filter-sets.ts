import type { CallOf } from '#platform/http/endpoint.ts';
import type { browsePracticeSets } from '../../contract.ts';

export type SetView = CallOf<typeof browsePracticeSets>['reply']['sets'][number];

/** What a learner looks for. Undefined: all. */
export type SetFilter = {
  readonly bank: string | undefined;
  readonly type: string | undefined;
  readonly topic: string | undefined;
  readonly state: 'new' | 'begun' | 'done' | undefined;
};
export const EVERYTHING: SetFilter = {
  bank: undefined,
  type: undefined,
  topic: undefined,
  state: undefined,
};

/** How far a set is done. */
export const stateOf = ({ answered, questions }: SetView): 'new' | 'begun' | 'done' =>
  answered === 0 ? 'new' : answered < questions ? 'begun' : 'done';

export const filterSets = (
  sets: readonly SetView[],
  { bank, type, topic, state }: SetFilter,
): readonly SetView[] =>
  sets.filter(
    (set) =>
      (bank === undefined || set.bank === bank) &&
      (type === undefined || set.types.includes(type)) &&
      (topic === undefined || set.topic?.tag === topic) &&
      (state === undefined || stateOf(set) === state),
  );

/** What may be looked for: the banks, types and topics that some set has, in the order of the sets. */
export function choicesOf(sets: readonly SetView[]) {
  const topics = new Map(sets.flatMap(({ topic }) => (topic ? [[topic.tag, topic.name] as const] : [])));
  return {
    banks: [...new Set(sets.map(({ bank }) => bank))],
    types: [...new Set(sets.flatMap(({ types }) => types))],
    topics: [...topics].map(([tag, name]) => ({ tag, name })),
  };
}

/** Sets by bank, in the order in which they come. */
export function setsByBank(
  sets: readonly SetView[],
): readonly (readonly [SetView['bank'], readonly SetView[]])[] {
  const banks = new Map<SetView['bank'], SetView[]>();
  for (const set of sets) {
    const own = banks.get(set.bank);
    if (own) own.push(set);
    else banks.set(set.bank, [set]);
  }
  return [...banks];
}

/** Those that the learner can start come first. */
export const openFirst = (sets: readonly SetView[]): SetView[] => [
  ...sets.filter((set) => set.can_open),
  ...sets.filter((set) => !set.can_open),
];
