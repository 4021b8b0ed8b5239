/** How much of a product exists, on every page that sells it. */
export const openingEn = {
  lessons: '{open} of {total} {total|lesson|lessons} {open|is|are} open. The rest will open one by one.',
  tests: '{open} full tests are open.',
  testsOne: '1 full test is open.',
  notYet: 'Not open yet: {features}.',
  and: ', ',
  features: {
    'writing-grading': 'AI grading of Writing',
    'speaking-grading': 'AI grading of Speaking',
    'teacher-marking': 'marking by a teacher',
    'one-to-one-lessons': 'one-to-one lessons',
  },
  early: 'If you buy now, your {days} {days|day|days} start when you pay, not when the rest opens.',
};
