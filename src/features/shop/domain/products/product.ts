import type { Opening } from './opening.ts';

/** The kinds of products. Lessons are packs of one teacher, of one length. */
export const PRODUCT_KINDS = ['course', 'plan', 'lessons'] as const;
export type ProductKind = (typeof PRODUCT_KINDS)[number];

/** An order may have several of one pack of lessons, but only one of any access. */
export const MAX_QUANTITY = { course: 1, plan: 1, lessons: 10 } as const satisfies Record<
  ProductKind,
  number
>;

/** The most lines of a cart. */
export const MAX_CART_LINES = 30;

export type Name = { readonly en: string; readonly 'zh-Hant': string };

/** A product as it is sold now. Money in US cents. */
export type Product = {
  /** `grammar_basics_id`, or `lesson:teacher_01:low:01_lesson`. */
  readonly id: string;
  readonly name: Name;
  readonly priceMinor: number;
  /** False: it is not sold at present. Existing access stays. */
  readonly available: boolean;
  /** How much of it exists. A product that is not open is not sold. */
  readonly opening: Opening;
} & ProductGrant;

export type ProductGrant =
  | {
      readonly kind: 'course' | 'plan';
      /** The key of the course or plan that it opens. */
      readonly grants: string;
      readonly accessDays: number;
    }
  | {
      readonly kind: 'lessons';
      readonly teacher: string;
      readonly minutes: number;
      /** Lesson credits in one pack. */
      readonly lessons: number;
    };

/** The identifier of a teacher's pack, made from the names of its rate. */
export function lessonProductId(teacher: string, tier: 'low' | 'high', entry: string): string {
  return `lesson:${teacher}:${tier}:${entry}`;
}
