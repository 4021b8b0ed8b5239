/** The rules of a marking that the server has too, for the folders of the desk. */
export { COMMENT_KINDS, LETTER_POINTS, type CommentKind } from '../../domain/marking.ts';
export { areNear } from '../../domain/combine-markings.ts';
export { isComplete } from '../../domain/check-marking.ts';
export { mayWrite } from '../../domain/may-write.ts';
export { meanTimesTwo } from '../../domain/mean-band.ts';
