export { lessonPreviews } from './lesson/lesson-previews.ts';
