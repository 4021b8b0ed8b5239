/** What the pages of somebody who is signed in share. */
export const signedInEn = {
  nav: {
    label: 'Your pages',
    me: 'Overview',
    orders: 'Orders',
    profile: 'Profile',
    settings: 'Settings',
  },
  noScript:
    'What stands here belongs to you alone, so your browser fetches it after the page. For that it needs JavaScript: please allow it for this site.',
  loading: 'Loading',
  load: {
    offlineTitle: 'You are offline',
    offlineText: 'Nothing is lost. This fills itself as soon as the connection is back.',
    unreachableTitle: 'Our server does not answer',
    unreachableText: 'Your data is safe. Please check your connection and try again.',
    retry: 'Try again',
  },
  unreachable:
    'Nothing was changed: the server could not be reached. Please check your connection and try again.',
  deletion: {
    title: 'This account will be deleted on {date}',
    text: 'Until then everything in it is as it was. If you have changed your mind, you can keep it.',
    keep: 'Keep my account',
    kept: 'Your account stays, and everything in it.',
  },
  leave: {
    title: 'Leave without saving?',
    text: 'Your changes on this page are not saved yet. If you leave now, they are gone.',
    stay: 'Stay here',
    leave: 'Leave without saving',
    close: 'Close',
  },
};
