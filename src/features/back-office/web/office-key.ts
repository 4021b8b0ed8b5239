/** What the back office reads. A change to one of these makes everything old that was read of it. */
export type OfficeSubject =
  | 'appeals'
  | 'bookings'
  | 'comments'
  | 'coupons'
  | 'grading'
  | 'marking'
  | 'messages'
  | 'orders'
  | 'practice'
  | 'products'
  | 'standard-works'
  | 'teachers';

/**
 * The key of a reply in the cache. The account is part of it: another admin in the same document must not see this
 * one's data.
 */
export const officeKey = (
  subject: OfficeSubject,
  accountId: string | undefined,
  ...rest: readonly unknown[]
): readonly unknown[] => [subject, accountId, ...rest];
