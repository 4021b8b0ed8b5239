import { definePages } from '#platform/pages/define-pages.ts';

export const teacherMarkingPages = definePages('teacher-marking', {
  'me/markings': { file: 'learner/my-markings', access: 'signed-in' },
  'markings/:markingOrderId': { file: 'learner/marking', access: 'signed-in', objects: 'alike' },
});
