export { ChosenTimeLink } from './times/chosen-time-link.tsx';
export { LessonNews, TaughtNews } from './news/lesson-news.tsx';
export { LessonHomework } from './homework/lesson-homework.tsx';
export { LessonTimes, type LessonTimesProps } from './times/lesson-times.tsx';
