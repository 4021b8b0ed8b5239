/** The tour of the test screen. */
export const tourEn = {
  title: 'A tour of the test screen',
  description: 'Two minutes to try every button of the computer test, on a paper that is not marked.',
  loading: 'Opening the tour…',
  failed: 'The tour could not be opened: there is no connection.',
  retry: 'Try again',
  place: 'Step {place} of {count}',
  done: 'Done. That is all there is to it.',
  next: 'Next',
  back: 'Back',
  leave: 'Leave the tour',
  finish: 'End the tour',
  steps: {
    clock: {
      title: 'The clock',
      text: 'It shows the minutes that are left, and changes at 10 and at 5. At zero the section closes automatically.',
      task: 'Press the clock to see the seconds.',
    },
    sides: {
      title: 'Passage and questions',
      text: 'On a phone you see one of the two at a time. On a computer they are side by side, as on the day.',
      task: 'Switch to the passage.',
    },
    answer: {
      title: 'Answers',
      text: 'Choose, write, or pick from a list. Everything is saved as you go; “Saved” above means just that.',
      task: 'Choose an answer to question 1.',
    },
    numbers: {
      title: 'The numbers below',
      text: 'Use them to go to a question. An answered one is filled and has a bar; the framed one is where you are.',
      task: 'Go to question 3 by its number.',
    },
    review: {
      title: 'Review',
      text: 'Not sure? Mark the question. Its number becomes a circle, so you can find it again.',
      task: 'Mark question 3 for review.',
    },
    mark: {
      title: 'Highlights and notes',
      text: 'Select words with the mouse or a finger, and choose Highlight or Note. With the keyboard, use the pen above to go through the text sentence by sentence.',
      task: 'Highlight something in the passage.',
    },
    heading: {
      title: 'Headings',
      text: 'Drag a heading to the space above its paragraph, or tap it in the list and then tap that space. The list beside the question does the same.',
      task: 'Put any heading above a paragraph.',
    },
    divider: {
      title: 'The divider',
      text: 'Drag the bar between passage and questions to where you want it, or move it with the arrow keys.',
      task: 'Move the divider.',
    },
    view: {
      title: 'Text size and colours',
      text: 'Three sizes and three contrasts, as on the day. Your choice is saved for your next test.',
      task: 'Choose a larger text; you can change it back.',
    },
    submit: {
      title: 'Submit',
      text: 'Ends the section before time is up, after you confirm. That is all: you now know every button. You can open this tour again from Help at any time.',
      task: 'End the tour.',
    },
  },
};
