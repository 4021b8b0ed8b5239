import { APPEAL_REASON } from '../../domain/appeal.ts';

/** What only the result of a test says. */
export const resultEn = {
  filter: {
    label: 'Which questions',
    all: 'All questions: {count}',
    wrong: 'Not right: {count}',
  },
  lesson: 'Read the lesson',
  lessonAbout: ' about {type}',
  receipt: {
    rule: 'Rule',
    time: 'Time at this question',
    flagged: 'You had marked this question for review.',
  },
  time: { seconds: '{seconds} s', minutes: '{minutes} min {seconds} s' },
  times: {
    title: 'Where the time went',
    text: 'Counted while a question was the current one and the page was seen.',
    none: 'No times were counted in this sitting.',
    number: 'Question',
    time: 'Time',
    mark: 'Mark',
    type: 'Type',
    average: 'Average a question',
    right: 'right',
    wrong: 'wrong',
    all: 'Every question',
  },
  sittings: {
    title: 'Your sittings of this section',
    first: 'This is your first sitting. Sit it again later, and both are compared here.',
    date: 'Date',
    right: 'Right',
    band: 'Band',
    time: 'Time',
    this: '{date} (this one)',
    inExam: 'in a whole test',
    better: '{count} more right than the time before.',
    same: 'As many right as the time before.',
    worse: '{count} fewer right than the time before.',
  },
  notes: { title: 'Your notes' },
  print: {
    button: 'Print',
  },
  appeal: {
    open: 'Appeal this mark',
    label: 'Why should question {number} be marked otherwise?',
    hint: `Say where the passage or the recording says so. ${APPEAL_REASON.least} to ${APPEAL_REASON.most} characters.`,
    short: 'Please write a few words more.',
    send: 'Send the appeal',
    sending: 'Sending …',
    cancel: 'Cancel',
    failed: 'There is no connection. Your words are still here; try again.',
    waiting:
      'Your appeal has reached us. The answer will stand here; with an account, you get it by mail too.',
    yours: 'Your appeal',
    upheld: 'Upheld: the key is mended for later sittings.',
    remarked: 'Upheld: your answer counts as right, and your score and band were worked out again.',
    declined: 'Declined: the mark is as it should be.',
  },
};
