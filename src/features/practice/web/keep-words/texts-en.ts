/** Of the bar at selected words. */
export const keepWordsEn = {
  bar: 'The words “{word}”',
  offer: '“{word}” can be kept as a word card. Press Tab to reach it.',
  keep: 'Keep as a word card',
  keepAnswer: 'Keep “{word}” as a word card',
  kept: 'Kept.',
  toWords: 'See your words',
  undo: 'Undo',
  there: 'You have a card for “{word}” already.',
  failed: 'The card could not be saved. Check your connection and try again.',
  notDropped: 'The card could not be deleted. Check your connection and try again.',
};
