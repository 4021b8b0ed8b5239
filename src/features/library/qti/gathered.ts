import type { CarryNote } from './carry-report.ts';
import type { Companion } from './companion.ts';
import type { PackageFiles } from './pack.ts';
import type { ReadTest } from './read-test.ts';

/** The state of an import: the package as read, and the files written so far. */
export type Gathered = {
  readonly name: string;
  readonly files: PackageFiles;
  readonly test: ReadTest;
  readonly companion: Companion | undefined;
  readonly content: Map<string, string>;
  readonly media: Map<string, Uint8Array>;
  readonly notes: CarryNote[];
};
export type Written = Readonly<Record<string, unknown>>;
export type SectionAndKey = { readonly section: Written; readonly key: Written };

/** Seconds as the minutes of a section: 1 to 180. */
export const minutesOf = (seconds: number) => Math.min(180, Math.max(1, Math.round(seconds / 60)));
