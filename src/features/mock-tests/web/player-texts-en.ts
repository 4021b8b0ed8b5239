/** What only the screen of a test says, and no page of the site. */
export const playerEn = {
  parts: { label: 'Parts', name: 'Part {part}', now: 'Part {part} is playing now.' },
  flag: {
    button: 'Review',
    name: 'Mark question {number} for review',
    flagged: 'marked for review',
  },
  mark: {
    toolbar: 'Mark the selected text',
    highlight: 'Highlight',
    note: 'Note',
    clear: 'Clear',
    clearAll: 'Clear all',
    clearAllTitle: 'Clear all highlights and notes?',
    clearAllText: 'Every highlight and note of this section is removed. Your answers stay as they are.',
    keep: 'Keep them',
    mode: 'Mark text sentence by sentence',
    modeName: 'Mark text',
    modeKeys:
      'Down and up arrow: next and previous sentence. Right arrow: take the next sentence along. H: highlight. N: note. Delete: clear. Escape: back to the test.',
    previous: 'Previous sentence',
    next: 'Next sentence',
    extend: 'Take the next along',
    leaveMode: 'Done',
  },
  note: {
    open: 'Notes',
    openCount: 'Notes ({count})',
    title: 'Your notes',
    close: 'Close the notes',
    none: 'No notes yet. Select some text and choose “Note”.',
    field: 'Note on “{quote}”',
    placeholder: 'Write your note',
    show: 'Show in the text',
    remove: 'Remove this note',
    tooMany: 'There are as many notes as one test takes. Remove one to write another.',
  },
  heading: {
    of: 'Heading of paragraph {paragraph}:',
    empty: 'Heading: drag it here, or tap it and then here',
    put: 'Put the heading here',
    clear: 'Take the heading of paragraph {paragraph} away',
    picked: 'Heading {name} is taken up. Choose its paragraph.',
  },
  help: {
    tour: 'Take the tour of the screen (in a new tab)',
    flag: {
      title: 'Review',
      text: 'Marks the question you are at, to look at it again: its number becomes a circle.',
    },
    mark: {
      title: 'Highlights and notes',
      text: 'Select text, then choose Highlight, Note or Clear. Without a mouse, use “Mark text sentence by sentence” above. Everything stays with this test, on every device.',
    },
  },
};
