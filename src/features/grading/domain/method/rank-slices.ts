type Slice<Name extends string> = {
  readonly slice: Name;
  readonly essays: number;
  readonly meanError: number;
  readonly bias: number;
};

export type RankedSlice<Name extends string> = Slice<Name> & {
  /** Its mean error is clearly above that of all essays. */
  readonly isWorse: boolean;
  /** Where its bands tend to lie; undefined: on both sides. */
  readonly leans: 'high' | 'low' | undefined;
};

/** A difference that is not worth a word, in bands. */
const SAME_ERROR = 0.05;
const NO_BIAS = 0.25;

/** Kinds of essays, those with the greatest mean error first. */
export function rankSlices<Name extends string>(all: {
  readonly meanError: number;
  readonly slices: readonly Slice<Name>[];
}): readonly RankedSlice<Name>[] {
  return [...all.slices]
    .sort((one, other) => other.meanError - one.meanError)
    .map((slice) => ({
      ...slice,
      isWorse: slice.meanError - all.meanError > SAME_ERROR,
      leans: Math.abs(slice.bias) < NO_BIAS ? undefined : slice.bias > 0 ? 'high' : 'low',
    }));
}
