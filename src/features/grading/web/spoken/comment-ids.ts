/** The element of a comment, by the places of its answer and of its mark. */
export const commentId = (answer: number, mark: number): string => `spoken-comment-${answer + 1}-${mark + 1}`;

/** The number in the transcript that leads to it. */
export const markId = (answer: number, mark: number): string => `spoken-mark-${answer + 1}-${mark + 1}`;
