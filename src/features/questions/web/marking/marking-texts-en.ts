/** The tools that mark a text: highlights and notes. */
export const markingEn = {
  mark: {
    toolbar: 'Mark the selected text',
    highlight: 'Highlight',
    note: 'Note',
    clear: 'Clear',
    clearAll: 'Clear all',
    clearAllTitle: 'Clear all highlights and notes?',
    clearAllText: 'Every highlight and note on this page is removed. Your answers stay as they are.',
    keep: 'Keep them',
    mode: 'Mark text sentence by sentence',
    modeName: 'Mark text',
    modeKeys:
      'Down and up arrow: next and previous sentence. Right arrow: add the next sentence. H: highlight. N: note. Delete: clear. Escape: done.',
    previous: 'Previous sentence',
    next: 'Next sentence',
    extend: 'Add the next sentence',
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
    tooMany: 'You have reached the limit for notes here. Remove one to add another.',
  },
};
