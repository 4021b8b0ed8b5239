import { APPEAL_REASON } from '../../domain/results/appeal.ts';

/** The texts of a result's page only. */
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
    text: 'Counted while the question was selected and the page was open.',
    none: 'No times were recorded for this attempt.',
    number: 'Question',
    time: 'Time',
    mark: 'Mark',
    type: 'Type',
    average: 'Average per question',
    right: 'right',
    wrong: 'wrong',
    all: 'Every question',
  },
  sittings: {
    title: 'Your attempts at this section',
    first: 'This is your first attempt. Take it again later to compare the two here.',
    date: 'Date',
    right: 'Right',
    band: 'Band',
    time: 'Time',
    this: '{date} (this one)',
    inExam: 'in a whole test',
    better: '{count} more right {count|answer|answers} than last time.',
    same: 'As many right answers as last time.',
    worse: '{count} fewer right {count|answer|answers} than last time.',
  },
  notes: { title: 'Your notes' },
  print: {
    button: 'Print',
  },
  appeal: {
    open: 'Appeal this mark',
    label: 'Why do you think the mark for question {number} is wrong?',
    hint: `Point to the words in the passage or the recording that support you. ${APPEAL_REASON.least} to ${APPEAL_REASON.most} characters.`,
    short: 'Please write a few more words.',
    send: 'Send the appeal',
    sending: 'Sending…',
    cancel: 'Cancel',
    failed: 'There is no connection. What you wrote is still here; try again.',
    waiting:
      'Your appeal has reached us. The answer will appear here. If you have an account, we will also email it to you.',
    yours: 'Your appeal',
    upheld: 'Upheld: the answer key has been corrected for later attempts.',
    remarked: 'Upheld: your answer counts as right, and your score and band have been recalculated.',
    declined: 'Declined: the mark is correct.',
  },
};
