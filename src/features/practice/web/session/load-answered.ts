import { lateModule } from '#platform/pages/late-module.ts';

/**
 * The rules that mark, and what explains an answer. They weigh as much as the rest of the player, so a new session shows
 * its first question before it has them.
 */
export const answerParts = lateModule(() => import('./answered.ts'));
