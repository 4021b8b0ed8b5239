/** The school's comments that every teacher can use. */
export const commentsEn = {
  title: 'Comment bank',
  description: 'The comments that all teachers of the school can use.',
  intro:
    'Teachers find these next to their own comments when they mark. A change reaches them the next time they open the desk. Comments that were already used stay as they are.',
  search: 'Words of a comment',
  show: 'Show',
  any: 'All comments',
  states: { shown: 'In use', hidden: 'Withdrawn' },
  shipped: 'came with the site',
  columns: { comment: 'Comment', about: 'About', state: 'State', uses: 'Used' },
  better: 'Better: {words}',
  add: { label: 'Add a comment', done: 'The comment was added.' },
  change: { label: 'Change', title: 'Change the comment', done: 'The comment was changed.' },
  withdraw: {
    label: 'Withdraw',
    title: 'Withdraw this comment?',
    text: 'Teachers no longer find it: “{start}”',
    save: 'Withdraw',
    done: 'The comment was withdrawn.',
  },
  restore: {
    label: 'Use again',
    title: 'Use this comment again?',
    text: 'Teachers find it again: “{start}”',
    save: 'Use again',
    done: 'Teachers find the comment again.',
  },
  none: 'There are no comments yet',
  noneText: 'Add the first one.',
};
