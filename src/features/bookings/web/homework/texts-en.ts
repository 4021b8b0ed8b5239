/** Homework of lessons with a teacher, wherever the learner meets it. */
export const lessonHomeworkEn = {
  title: 'Homework from your lessons',
  all: 'See your lessons',
  due: 'until {day}',
  by: 'From {name}',
  gone: 'no longer on the site',
  kind: {
    lesson: 'Lesson',
    type: 'Question type to practise',
    error: 'Error to practise',
    test: 'Mock test',
  },
  failed: 'We cannot reach the school, so the tick was not saved. Try again when you have a connection.',
};
