/** What is said where a result can be taken along as a file. */
export const downloadEn = {
  button: 'Download PDF',
  busy: 'Making the file …',
  done: '{file} is in your downloads.',
  failed: 'There is no connection, so the file could not be fetched. Your result is safe; try again.',
};
