/** "Tell me when it opens", on the page of a product that is not open, and the page that deletes the address. */
export const openingRequestEn = {
  title: 'Tell me when it opens',
  emailField: 'Email',
  submit: 'Tell me when it opens',
  consentVisitor:
    'We will send one email to this address when it opens, and use it for nothing else. We delete the address 30 days after that email, or after 12 months if it has not opened.',
  consentOwn:
    'We will send one email to {email} when it opens. We delete this request 30 days after that email, or after 12 months if it has not opened.',
  privacy: 'Privacy policy',
  leaveEmpty: 'Please leave this field empty',
  waitingTitle: 'We will email you',
  waitingText: 'One email goes to {email} when it opens.',
  withdraw: 'Remove me from the list',
  withdrawn: 'You have been removed. There will be no email because of this request.',
  failedTitle: 'This did not work',
  unreachable: 'The server cannot be reached. Check your connection and try again.',
  reload: 'Show the page as it is now',
  off: {
    title: 'Delete my email address',
    intro:
      'Your email address was entered to find out when a product opens. Here you can delete it from all such requests.',
    submit: 'Delete my address',
    done: 'Your address has been deleted',
    doneText: 'It is no longer stored for any product, and no further email of this kind will be sent to it.',
    incomplete: 'This link is incomplete',
    incompleteText: 'Open the link in the email again, or copy all of it into the address bar.',
    failed: 'Your address could not be deleted',
    home: 'To the home page',
  },
};
