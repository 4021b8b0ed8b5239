import type { EndpointLines } from '#platform/http/endpoint.ts';

/** Method and path of the calls of courses. */
export const COURSE_ENDPOINTS = {
  getCourseProgress: { method: 'get', path: '/api/courses/:course/progress' },
  getLesson: { method: 'get', path: '/api/courses/:course/lessons/:lesson' },
  saveSeenBlocks: { method: 'put', path: '/api/courses/:course/lessons/:lesson/blocks' },
  saveLessonAnswers: { method: 'put', path: '/api/courses/:course/lessons/:lesson/answers' },
  saveWatched: { method: 'put', path: '/api/courses/:course/lessons/:lesson/watch' },
} as const satisfies EndpointLines;
