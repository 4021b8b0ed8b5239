import type { Form, Module } from '#ielts/paper/paper.ts';

/** The papers that `new mock-test` can lay out. */
export type SkeletonKind = {
  readonly slug: string;
  readonly module: Exclude<Module, 'demonstration'>;
  readonly form: Form;
};

/**
 * A place for the author to write, with a description of the expected content. `check` finds every one that
 * is left.
 */
export function fill(wanted: string): string {
  return `[[${wanted}]]`;
}

/** A place for both languages. */
export function fillBoth(en: string, zhHant: string) {
  return { en: fill(en), 'zh-Hant': fill(zhHant) };
}

/** Numbers from one to another, both included. */
export function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}
