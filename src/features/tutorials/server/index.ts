export { createTutorialReader } from './tutorial-reader.ts';
export { guardTutorialMedia } from './guard-tutorial-media.ts';
export { loadTutorials } from './load-tutorials.ts';
