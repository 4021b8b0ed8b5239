/** Texts that the signed-in pages share. */
export const signedInEn = {
  twoFactor: {
    title: 'Set up two-factor authentication first',
    text: 'Teachers and admins need it, because they see the data of others. It takes two minutes and your phone, and then you are back here.',
    action: 'Set it up',
  },
  nav: {
    label: 'Your pages',
    me: 'Overview',
    courses: 'Courses',
    practice: 'Practice',
    writing: 'Writing',
    markings: 'Markings',
    lessons: 'Lessons',
    orders: 'Orders',
    profile: 'Profile',
    settings: 'Settings',
  },
  noScript:
    'This page is private and is loaded separately, so it needs JavaScript. Please allow it for this site.',
  loading: 'Loading',
  load: {
    offlineTitle: 'You are offline',
    offlineText: 'Nothing is lost. This page will load as soon as you are connected.',
    unreachableTitle: 'Our server is not responding',
    unreachableText: 'Your data is safe. Please check your connection and try again.',
    retry: 'Try again',
  },
  unreachable:
    'Nothing was changed: the server could not be reached. Please check your connection and try again.',
  deletion: {
    title: 'This account will be deleted on {date}',
    text: 'Until then everything in it is as it was. If you have changed your mind, you can keep it.',
    keep: 'Keep my account',
    kept: 'Your account and everything in it will stay.',
  },
  leave: {
    title: 'Leave without saving?',
    text: 'Your changes on this page are not saved yet. If you leave now, they are lost.',
    stay: 'Stay here',
    leave: 'Leave without saving',
    close: 'Close',
  },
};
