/** Promises of products that the content cannot count. Each needs a feature of this site. */
export const FEATURES = [
  'writing-grading',
  'speaking-grading',
  'teacher-marking',
  'one-to-one-lessons',
] as const;
export type Feature = (typeof FEATURES)[number];

/**
 * The features that this version of the site has. A finished feature adds itself here, and a school opens it in
 * content/products.json. A check refuses content that opens anything else.
 */
export const BUILT_FEATURES: readonly Feature[] = [
  'writing-grading',
  'speaking-grading',
  'teacher-marking',
  'one-to-one-lessons',
];

/** How much of a product exists. */
export type Opening = {
  /** Whether it can be bought. */
  readonly isOpen: boolean;
  /**
   * The lessons of a course, or the full tests of a plan. Null: the product has neither. A null total is unlimited.
   */
  readonly counted: { readonly open: number; readonly total: number | null } | null;
  /** Promised features that do not exist yet. */
  readonly notYet: readonly Feature[];
};

type Promised = Pick<Opening, 'counted'> & { readonly features: readonly Feature[] };

/**
 * Whether a product can be bought, and what it lacks. A course needs a lesson, and a plan needs a full test. Their
 * other parts may open later, and the page says so. A product without either needs every feature that it promises.
 */
export function openingOf({ counted, features }: Promised, open: readonly Feature[]): Opening {
  const notYet = features.filter((feature) => !open.includes(feature));
  const isOpen = counted === null ? notYet.length === 0 : counted.open > 0;
  return { isOpen, counted, notYet };
}

/** Whether a buyer still waits for something: lessons of a course, or a feature. */
export const isPartlyOpen = ({ counted, notYet }: Omit<Opening, 'isOpen'>): boolean =>
  notYet.length > 0 || (counted !== null && counted.total !== null && counted.open < counted.total);
