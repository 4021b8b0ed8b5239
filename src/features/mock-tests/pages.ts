import { definePages } from '#platform/pages/define-pages.ts';

export const mockTestPages = definePages('mock-tests', {
  // The shop's offer, with the tests that start on its page.
  'mocktests/:name': { file: 'plans/plan', access: 'anyone', objects: 'plans' },
  tour: { file: 'tour/tour', access: 'anyone' },
  'attempts/:attemptId': { file: 'attempt', access: 'anyone', objects: 'alike' },
  'attempts/:attemptId/result': { file: 'result/result', access: 'anyone', objects: 'alike' },
  'sittings/:sittingId': { file: 'sittings/sitting', access: 'anyone', objects: 'alike' },
});
