export { ChosenTimeLink } from './times/chosen-time-link.tsx';
export { LessonHomework } from './homework/lesson-homework.tsx';
export { LessonTimes, type LessonTimesProps } from './times/lesson-times.tsx';
