/** What only the screen of a test says, and no page of the site. */
export const playerEn = {
  flag: {
    button: 'Review',
    name: 'Mark question {number} for review',
    flagged: 'marked for review',
  },
};
