export { tutorialReader } from './tutorial-context.ts';
/** @public A lesson’s page embeds it. */
export { TutorialPlayer } from './player/tutorial-player.tsx';
