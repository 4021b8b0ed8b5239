/** What is around a question that is shown with its key. */
export const questionKeyEn = {
  loading: 'Loading the question…',
  notLoaded: 'The question could not be loaded. Check your connection and reload the page.',
  evidence: 'What proves it',
  paragraph: 'Paragraph {letter}',
  wrong: 'Why wrong answers tempt',
  text: 'The whole text',
  gap: 'Gap {number}',
};
