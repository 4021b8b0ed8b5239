/** The words around the questions of any paper, lesson or practice set. */
export const questionsEn = {
  clear: 'Clear this answer',
  choose: 'Choose',
  answerFor: 'Answer to question {number}',
  heading: {
    of: 'Heading of paragraph {paragraph}:',
    empty: 'Heading: drag it here, or tap it and then here',
    put: 'Put the heading here',
    clear: 'Remove the heading of paragraph {paragraph}',
  },
  chart: {
    figures: 'The figures as a table',
    invented: 'Invented data',
    failed: 'this chart could not be loaded. Reload the page: your text is safe.',
  },
};
