export { tutorialReader } from './tutorial-context.ts';
export { TutorialPlayer } from './player/tutorial-player.tsx';
