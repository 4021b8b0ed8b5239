import type { EndpointLines } from '#platform/http/endpoint.ts';

/** Method and path of a learner's calls about practice. */
export const PRACTICE_ENDPOINTS = {
  getPracticeToday: { method: 'get', path: '/api/practice/today' },
  browsePracticeSets: { method: 'get', path: '/api/practice/sets' },
  startPracticeSession: { method: 'post', path: '/api/practice/sessions' },
  getPracticeSession: { method: 'get', path: '/api/practice/sessions/:session' },
  finishPracticeSession: { method: 'post', path: '/api/practice/sessions/:session/finish' },
  sendPracticeAnswers: { method: 'post', path: '/api/practice/answers' },
  undoPracticeAnswers: { method: 'post', path: '/api/practice/undone-answers' },
  listPracticeMistakes: { method: 'get', path: '/api/practice/mistakes' },
  getPracticeSkills: { method: 'get', path: '/api/practice/skills' },
  reportPracticeQuestion: { method: 'post', path: '/api/practice/reports' },
  setPracticeHabit: { method: 'put', path: '/api/practice/habit' },
} as const satisfies EndpointLines;

/** Method and path of the calls about a learner's own word cards. */
export const WORD_ENDPOINTS = {
  listWordCards: { method: 'get', path: '/api/practice/words' },
  saveWordCard: { method: 'put', path: '/api/practice/words/:card' },
  deleteWordCard: { method: 'delete', path: '/api/practice/words/:card' },
  restoreWordCard: { method: 'post', path: '/api/practice/words/:card/restore' },
  reviewCards: { method: 'post', path: '/api/practice/reviews' },
  listWordTopics: { method: 'get', path: '/api/practice/word-topics' },
  getWordTopic: { method: 'get', path: '/api/practice/word-topics/:topic' },
  keepTopicWords: { method: 'post', path: '/api/practice/word-topics/:topic/cards' },
} as const satisfies EndpointLines;
