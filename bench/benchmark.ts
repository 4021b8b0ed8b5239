/** One measured number, and whether it meets its promise. */
export type Row = {
  readonly measure: string;
  readonly value: number;
  readonly unit: string;
  /** As the table shows it, such as "≤ 2"; absent when nothing is promised. */
  readonly promise?: string;
  readonly holds?: boolean;
  /** What the number is made of. */
  readonly note?: string;
};

export type Benchmark<Parameter extends string = string> = {
  readonly name: string;
  /** The promise, in one sentence. */
  readonly promise: string;
  /** The numbers that `--set name=number` may change, with their usual values. */
  readonly parameters: Readonly<Record<Parameter, number>>;
  /** The same numbers for `--smoke`: as small as shows that the benchmark runs. */
  readonly smoke: Readonly<Record<Parameter, number>>;
  /** Expects a build. Starts and stops the servers it needs. */
  run(parameters: Readonly<Record<Parameter, number>>): Promise<readonly Row[]>;
};

type Measured = Pick<Row, 'measure' | 'value' | 'unit' | 'note'>;

export function reported(row: Measured): Row {
  return row;
}

export function atMost(limit: number, row: Measured): Row {
  return { ...row, promise: `≤ ${limit}`, holds: row.value <= limit };
}

export function atLeast(limit: number, row: Measured): Row {
  return { ...row, promise: `≥ ${limit}`, holds: row.value >= limit };
}

/** Exactly this many: a promise that a single one more or less breaks. */
export function exactly(expected: number, row: Measured): Row {
  return { ...row, promise: String(expected), holds: row.value === expected };
}

export function between(least: number, most: number, row: Measured): Row {
  return { ...row, promise: `${least} to ${most}`, holds: row.value >= least && row.value <= most };
}
