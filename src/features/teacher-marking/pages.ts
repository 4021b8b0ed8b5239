import { definePages } from '#platform/pages/define-pages.ts';

export const teacherMarkingPages = definePages('teacher-marking', {
  teach: { file: 'desk/queue/teach', access: 'signed-in' },
  'teach/orders/:markingOrderId': { file: 'desk/page/desk', access: 'signed-in', objects: 'alike' },
  'me/markings': { file: 'learner/my-markings', access: 'signed-in' },
  'markings/:markingOrderId': { file: 'learner/marking', access: 'signed-in', objects: 'alike' },
});
