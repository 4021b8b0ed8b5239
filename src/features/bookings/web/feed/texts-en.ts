/** The secret address of a person's lessons for calendar programs. */
export const lessonFeedEn = {
  title: 'Your lessons in your calendar',
  text: 'A secret address shows your lessons in your calendar app and keeps them up to date.',
  make: 'Make an address',
  replace: 'Replace the address',
  replaceText: 'A new address replaces an earlier one, which stops working.',
  shown: 'This is your address. It is shown only once, so copy it now.',
  label: 'Address of the calendar',
  delete: 'Delete the address',
  deleted: 'The address is deleted. Calendars that used it no longer show your lessons.',
  uncertain:
    'We cannot reach the school, so we do not know whether it was done. Check your connection and try again.',
};
