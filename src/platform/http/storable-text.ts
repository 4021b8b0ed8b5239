import { z } from 'zod';

/** Text of at most so many UTF-16 units. PostgreSQL cannot store the character NUL, so it is refused. */
export const storableText = (longest: number) =>
  z
    .string()
    .max(longest)
    .refine((text) => !text.includes('\u0000'), 'has a character that cannot be stored');

/** Storable text that is more than space. */
export const someText = (longest: number) =>
  storableText(longest).refine((text) => text.trim() !== '', 'is empty');
