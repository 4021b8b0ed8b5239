/** What only the screen of a test says, and no page of the site. */
export const playerEn = {
  parts: { label: 'Parts', name: 'Part {part}', now: 'Part {part} is playing now.' },
  pause: {
    button: 'Pause',
    title: 'Practice is paused',
    text: 'The clock is stopped, and your answers are saved. After 30 days the section is submitted as it is.',
    goOn: 'Continue',
    failed: 'There is no connection, so nothing was changed. Try again.',
    notPaused: 'There is no connection, so the clock could not be stopped. It keeps running.',
  },
  check: {
    button: 'Check and lock',
    name: 'Check and lock the answer to question {number}',
    why: 'See why',
    again: 'See why question {number} is marked this way',
    right: 'checked: right',
    wrong: 'checked: wrong',
    fixed: 'You can no longer change this answer.',
    close: 'Back to the questions',
    failed: 'This answer could not be checked. It is safe; try again.',
  },
  flag: {
    button: 'Review',
    name: 'Mark question {number} for review',
    flagged: 'marked for review',
  },
  heading: {
    picked: 'Heading {name} is selected. Choose its paragraph.',
  },
  help: {
    tour: 'Take the tour of the screen (in a new tab)',
    flag: {
      title: 'Review',
      text: 'Marks the current question so that you can look at it again. Its number becomes a circle.',
    },
    mark: {
      title: 'Highlights and notes',
      text: 'Select text, then choose Highlight, Note or Clear. Without a mouse, use “Mark text sentence by sentence” above. Everything stays with this test, on every device.',
    },
  },
};
