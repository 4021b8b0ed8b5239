import type { Opening } from './opening.ts';

/** What can be sold. Lessons are packs of one teacher, of one length. */
export const PRODUCT_KINDS = ['course', 'plan', 'lessons'] as const;
export type ProductKind = (typeof PRODUCT_KINDS)[number];

/** A pack of lessons may be bought several times in one order; access to one thing only once. */
export const MAX_QUANTITY = { course: 1, plan: 1, lessons: 10 } as const satisfies Record<
  ProductKind,
  number
>;

/** More lines than this are no cart. */
export const MAX_CART_LINES = 30;

export type Name = { readonly en: string; readonly 'zh-Hant': string };

/** What a line of an order sells, as it is when somebody looks. Money in US cents. */
export type Product = {
  /** `grammar_basics_id`, or `lesson:teacher_01:low:01_lesson`. */
  readonly id: string;
  readonly name: Name;
  readonly priceMinor: number;
  /** False: it is not sold at present; what was bought stays. */
  readonly available: boolean;
  /** How much of it exists. What is not open is not sold. */
  readonly opening: Opening;
} & ProductGrant;

export type ProductGrant =
  | {
      readonly kind: 'course' | 'plan';
      /** The key of the course or plan that is opened. */
      readonly grants: string;
      readonly accessDays: number;
    }
  | {
      readonly kind: 'lessons';
      readonly teacher: string;
      readonly minutes: number;
      /** Credits of one pack. */
      readonly lessons: number;
    };

/** Plans that hold all of another one: whoever has the first needs no second. */
export const PLANS_WITHIN: Readonly<Record<string, readonly string[]>> = {
  premium_account: ['basic_account'],
};

/** The identifier of a teacher's pack: the rate entry by its own names. */
export function lessonProductId(teacher: string, tier: 'low' | 'high', entry: string): string {
  return `lesson:${teacher}:${tier}:${entry}`;
}
