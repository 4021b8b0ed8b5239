/** A learner's right to a course: `open` while it is bought (or free), `ended` afterwards, or `none`. */
export type CourseAccess = 'open' | 'ended' | 'none';

type Facts = {
  /** Null: the course is free for everybody. */
  readonly productId: string | null;
  /** The access that was bought is in force. */
  readonly isEntitled: boolean;
  /** The learner had bought access that has ended. */
  readonly hadAccess: boolean;
};

export function courseAccess({ productId, isEntitled, hadAccess }: Facts): CourseAccess {
  if (productId === null || isEntitled) return 'open';
  return hadAccess ? 'ended' : 'none';
}

/** A free lesson is open to everybody. After the end of access, notes, results and certificates stay readable. */
export function canOpenLesson(access: CourseAccess, isFreeLesson: boolean): boolean {
  return access === 'open' || isFreeLesson;
}

/** Results and notes can be read as long as the learner may open the course, and after its end. */
export function canReadOwn(access: CourseAccess): boolean {
  return access !== 'none';
}
