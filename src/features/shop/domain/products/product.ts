import type { Opening } from './opening.ts';

/** The kinds of products. Lessons are packs of one teacher, of one length. A marking is one work marked by a teacher. */
export const PRODUCT_KINDS = ['course', 'plan', 'lessons', 'marking'] as const;
export type ProductKind = (typeof PRODUCT_KINDS)[number];

/** What a teacher marks. A credit of one kind never pays for the other. */
export const MARKING_KINDS = ['essay', 'speaking'] as const;
export type MarkingKind = (typeof MARKING_KINDS)[number];

/** An order may have several of one pack of lessons or of one marking, but only one of any access. */
export const MAX_QUANTITY = { course: 1, plan: 1, lessons: 10, marking: 10 } as const satisfies Record<
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
      readonly kind: 'marking';
      readonly grants: MarkingKind;
      /** The days in which it can be used. */
      readonly accessDays: number;
    }
  | {
      readonly kind: 'lessons';
      readonly teacher: string;
      readonly minutes: number;
      /** Lesson credits in one pack. */
      readonly lessons: number;
    };

/** Whether it opens a course or a plan, which an account has once. Credits can be bought again at any time. */
export const isAccess = <G extends { readonly kind: ProductKind }>(
  grant: G,
): grant is G & { readonly kind: 'course' | 'plan' } => grant.kind === 'course' || grant.kind === 'plan';

/** The identifier of a teacher's pack, made from the names of its rate. */
export function lessonProductId(teacher: string, tier: 'low' | 'high', entry: string): string {
  return `lesson:${teacher}:${tier}:${entry}`;
}
