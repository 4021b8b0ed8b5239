/** The texts for downloading a result as a file. */
export const downloadEn = {
  button: 'Download PDF',
  busy: 'Preparing the file…',
  done: '{file} is in your downloads.',
  failed: 'There is no connection, so the file could not be downloaded. Your result is safe; try again.',
};
