import type { AcceptedSurvivors } from './accepted-survivors.ts';

export type Survivor = { readonly file: string; readonly line: string };
export type Comparison = {
  /** Survivors that are not accepted. */
  readonly unexpected: readonly Survivor[];
  /** Accepted mutants of the files that were tried, which no longer survive or no longer exist. */
  readonly obsolete: readonly Survivor[];
};

const keyOf = ({ file, line }: Survivor) => `${file}: ${line}`;

/** Compares the survivors with the accepted ones. `files`: those that were mutated. */
export function compareSurvivors(
  survivors: readonly Survivor[],
  accepted: readonly AcceptedSurvivors[],
  files: ReadonlySet<string>,
): Comparison {
  const expected = accepted.flatMap(({ mutants }) => mutants.map(([file, line]) => ({ file, line })));
  const [expectedKeys, survivedKeys] = [expected, survivors].map((each) => new Set(each.map(keyOf)));
  return {
    unexpected: survivors.filter((each) => !expectedKeys?.has(keyOf(each))),
    obsolete: expected.filter((each) => files.has(each.file) && !survivedKeys?.has(keyOf(each))),
  };
}
