/** The tour of the test’s screen. */
export const tourEn = {
  title: 'A tour of the test screen',
  description: 'Two minutes with every button of the computer test, on a paper that nobody marks.',
  loading: 'Opening the tour …',
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
      text: 'It shows the minutes that are left, and changes at 10 and at 5. At zero the section closes by itself.',
      task: 'Press the clock to see the seconds.',
    },
    sides: {
      title: 'Passage and questions',
      text: 'On a phone you see one of the two at a time. On a computer they stand side by side, as on the day.',
      task: 'Change over to the passage.',
    },
    answer: {
      title: 'Answers',
      text: 'Choose, write, or pick from a list. Everything is saved as you go; “Saved” above means just that.',
      task: 'Choose an answer to question 1.',
    },
    numbers: {
      title: 'The numbers below',
      text: 'They lead to the questions. An answered one is filled and has a bar; the framed one is where you are.',
      task: 'Go to question 3 by its number.',
    },
    review: {
      title: 'Review',
      text: 'Not sure? Mark the question, and its number becomes a circle until you come back.',
      task: 'Mark question 3 for review.',
    },
    mark: {
      title: 'Highlights and notes',
      text: 'Select words with the mouse or a finger, and choose Highlight or Note. By keyboard, the pen above walks the text sentence by sentence.',
      task: 'Highlight something in the passage.',
    },
    heading: {
      title: 'Headings',
      text: 'Drag a heading above its paragraph; or tap it in the list, and then the place above the paragraph. The list beside the question does the same.',
      task: 'Put any heading above a paragraph.',
    },
    divider: {
      title: 'The divider',
      text: 'Drag the bar between passage and questions to where you want it, or move it by the arrow keys.',
      task: 'Move the divider.',
    },
    view: {
      title: 'Text size and colours',
      text: 'Three sizes and three contrasts, as on the day. They stay for your next test.',
      task: 'Choose a larger text; you can change it back.',
    },
    submit: {
      title: 'Submit',
      text: 'Ends the section before the time is over, and asks you once. That is all: you know every button now. Help brings this tour back at any time.',
      task: 'End the tour.',
    },
  },
};
