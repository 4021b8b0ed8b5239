import type { Product } from '../products/product.ts';

/** What a request for an email names: a course or a plan by its product, lessons by their teacher. */
export type OpeningSubject = string;

export const lessonsSubject = (teacher: string): OpeningSubject => `lessons:${teacher}`;

/** A teacher's packs open together, so they are one subject. */
export const openingSubjectOf = (
  product: Pick<Product, 'id'> &
    ({ readonly kind: 'course' | 'plan' } | { readonly kind: 'lessons'; readonly teacher: string }),
): OpeningSubject => (product.kind === 'lessons' ? lessonsSubject(product.teacher) : product.id);

export const OPENING_REQUEST_PROBLEMS = ['email-required', 'email-invalid', 'website-filled'] as const;
export type OpeningRequestProblem = (typeof OPENING_REQUEST_PROBLEMS)[number];

/** RFC 5321. */
const LONGEST_ADDRESS = 254;
const ADDRESS = /^[^\s@<>()[\],;:\\"]+@[^\s@<>()[\],;:\\"]+\.[^\s@<>()[\],;:\\"]{2,}$/;
/** Neither control characters nor marks that cannot be seen or turn the direction of writing. */
const VISIBLE = /^[!-~\u00a1-\u1fff\u2c00-\ufefe\uff00-\uffff]+$/;

/** The problem with an address that a visitor entered, or undefined. Spaces around it do not count. */
export function checkOpeningAddress(text: string): 'email-required' | 'email-invalid' | undefined {
  const email = text.trim();
  if (email === '') return 'email-required';
  const valid = email.length <= LONGEST_ADDRESS && ADDRESS.test(email) && VISIBLE.test(email);
  return valid ? undefined : 'email-invalid';
}

/** Days after the email until its request is deleted, address included. */
export const DAYS_AFTER_OPENING_EMAIL = 30;

/** Months after which a request is deleted although its subject has not opened. */
export const OPENING_REQUEST_MONTHS = 12;
