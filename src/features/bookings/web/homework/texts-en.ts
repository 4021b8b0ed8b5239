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
  closed: {
    lesson: 'You cannot open this lesson now. The link leads to its course.',
    test: 'You cannot open this test now. The link leads to the plan that opens it.',
  },
  answer: {
    label: 'Your answer',
    write: 'Write an answer',
    kept: 'What you write is kept on this device until you submit it.',
    notKept: 'Your browser cannot store what you write: it is lost when you leave this page.',
    rule: 'You can change it or take it back until your teacher opens it.',
    handIn: 'Submit it',
    handedIn: 'Submitted on {time}.',
    opened: 'Your teacher opened it on {time}, so it stays as it is.',
    change: 'Change it',
    leave: 'Leave it as it was',
    takeBack: 'Take it back',
    discard: 'Delete this text',
    notHandedIn: 'This is still on your device. It was not submitted:',
    failed:
      'We cannot reach the school, so we do not know what has arrived. Your text is kept on this device: submit it again when you have a connection.',
    failedNotKept:
      'We cannot reach the school, so we do not know what has arrived. Stay on this page, which alone has your text, and submit it again when you have a connection.',
    other: 'You have submitted another answer since you started this text, on {time}:',
    replace: 'Submit this text instead',
    keepOther: 'Keep the submitted answer',
    toWrite: 'Write your answer',
    toRead: 'See your answer',
  },
  failed: 'We cannot reach the school, so the tick was not saved. Try again when you have a connection.',
};
