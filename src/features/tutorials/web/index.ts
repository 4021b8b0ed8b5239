export { tutorialReader } from './tutorial-context.ts';
export type { OnWatched } from './player/video-control.ts';
export { TutorialPlayer } from './player/tutorial-player.tsx';
