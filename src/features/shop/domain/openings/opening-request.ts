import type { Product } from '../products/product.ts';

/** The subject of a request: the product of a course or a plan, or the teacher of lessons. */
export type OpeningSubject = string;

export const lessonsSubject = (teacher: string): OpeningSubject => `lessons:${teacher}`;

/** A teacher's packs open together, so they are one subject. */
export const openingSubjectOf = (
  product: Pick<Product, 'id'> &
    (
      | { readonly kind: 'course' | 'plan' | 'marking' }
      | { readonly kind: 'lessons'; readonly teacher: string }
    ),
): OpeningSubject => (product.kind === 'lessons' ? lessonsSubject(product.teacher) : product.id);

export const OPENING_REQUEST_PROBLEMS = ['email-required', 'email-invalid', 'website-filled'] as const;
export type OpeningRequestProblem = (typeof OPENING_REQUEST_PROBLEMS)[number];

/** The longest address (RFC 5321). */
const LONGEST_ADDRESS = 254;
const ADDRESS = /^[^\s@<>()[\],;:\\"]+@[^\s@<>()[\],;:\\"]+\.[^\s@<>()[\],;:\\"]{2,}$/;
/** No control characters, no invisible marks, no marks that turn the direction of writing. */
const VISIBLE = /^[!-~\u00a1-\u1fff\u2c00-\ufefe\uff00-\uffff]+$/;

/** The problem with an address that a visitor entered, or undefined. Spaces around it are ignored. */
export function checkOpeningAddress(text: string): 'email-required' | 'email-invalid' | undefined {
  const email = text.trim();
  if (email === '') return 'email-required';
  const valid = email.length <= LONGEST_ADDRESS && ADDRESS.test(email) && VISIBLE.test(email);
  return valid ? undefined : 'email-invalid';
}

/** A request is deleted this many days after its email, address included. */
export const DAYS_AFTER_OPENING_EMAIL = 30;

/** A request is deleted after this many months, even if its subject has not opened. */
export const OPENING_REQUEST_MONTHS = 12;
