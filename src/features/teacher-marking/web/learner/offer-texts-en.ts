/** Having a work marked by a teacher: the offer on result pages, and where a submitted work is. */
export const markingOfferEn = {
  title: 'Marked by a teacher',
  loading: 'The offer is loading.',
  about: {
    essay:
      'A teacher comments on your text word by word, gives a band for each criterion with the reason, and writes you a letter with three next steps.',
    speaking:
      'A teacher listens to your recordings and comments on moments of them, gives a band for each criterion with the reason, pronunciation included, and writes you a letter with three next steps.',
  },
  appeal: {
    title: 'Ask a teacher',
    text: 'Do you think that the estimate is wrong? Two teachers mark your work. Each of them sees neither the estimate nor the other teacher’s bands before finishing.',
    after: 'Afterwards you see both: the estimate, and the teachers’ band. The teachers’ band counts.',
  },
  pays: {
    label: 'What pays for it',
    plan: 'Your premium account. It includes one marking of this task.',
    course: 'Your course. It includes one marking of this task.',
    credit: 'One of your markings: you have {count} and will have {left}.',
    creditLast: 'The one marking that you have.',
    until: 'The first of them ends on {date}.',
    untilOne: 'It can be used until {date}.',
  },
  back: {
    label: 'When you get it',
    text: 'Within {hours} {hours|hour|hours}. You see your place in the queue, and get an email when it is done.',
  },
  sees: {
    label: 'What the teacher sees',
    essay: 'The task, your text, your first name and your target band, and nothing else about you.',
    speaking:
      'The questions, your recordings, your first name and your target band, and nothing else about you. Every opening of a recording is logged.',
  },
  submit: { one: 'Submit it to a teacher', appeal: 'Submit it to two teachers' },
  sure: {
    plan: 'This uses the one marking of this task that your plan includes. You cannot take the submission back.',
    course:
      'This uses the one marking of this task that your course includes. You cannot take the submission back.',
    credit:
      'This uses one of your markings. You cannot take the submission back. If the school has to cancel it, you get the marking back.',
  },
  confirm: 'Yes, submit it',
  cancel: 'Not now',
  buy: {
    none: 'Nothing that you have pays for this marking.',
    essay: 'Buy the marking of an essay',
    speaking: 'Buy the marking of an interview',
    price: '{label} for {price}',
    plan: 'The premium account includes one marking of each task of every full test.',
    planLink: 'See the premium account',
  },
  arriving: {
    title: 'Your recordings are still arriving',
    text: 'As soon as all of them are stored, you can submit the interview here. Keep the page open on the device that you recorded with.',
  },
  offline: {
    title: 'You are offline',
    text: 'Whether a teacher can mark this is shown as soon as the connection is back.',
  },
  unreachable: {
    title: 'The offer could not be loaded',
    text: 'There is no connection to our server. Your work is safe there.',
    retry: 'Try again',
  },
  notSubmitted: 'There is no connection, so it was not submitted. Nothing was used.',
  state: {
    waiting: 'Waiting for a teacher',
    claimed: 'With a teacher',
    'second-opinion': 'With a second teacher',
    done: 'Marked',
    cancelled: 'Cancelled by the school',
  },
  next: 'It is the next one in the queue.',
  place: 'It is number {place} in the queue.',
  claimed: 'A teacher is marking it now.',
  second:
    'One teacher has marked it. A second one marks it without having seen that marking, and then both are compared.',
  secondPlace: 'It is number {place} in the queue for the second teacher.',
  due: 'You have the marking by {date}.',
  late: 'You should have had this marking by {date}. It is late, and we are sorry. The school knows, and the works that are due first are marked first.',
  wasLate: 'It came later than we promised. We are sorry.',
  meanwhile: 'We send you an email when it is done. You can close this page.',
  isAppeal: 'Two teachers mark it, because you asked for it.',
  done: 'Band {band}, by a teacher.',
  doneAppeal: 'The teachers’ band is {band}. It counts before the estimate.',
  open: 'See the marking',
  follow: 'See where it is',
  cancelled: 'The school has cancelled it, for this reason:',
  returned: 'What paid for it can be used again.',
  kind: { 'writing-task-1': 'Writing Task 1', 'writing-task-2': 'Writing Task 2', speaking: 'Speaking' },
  news: {
    title: 'Your teacher’s markings',
    done: '{kind} has been marked: band {band}.',
    late: '{kind}: the marking is late. It was due by {date}.',
    open: '{kind}: you have the marking by {date}.',
    all: 'All your markings',
  },
  draft: {
    title: 'Compared with your teacher’s comments',
    sentences: 'The sentences with comments',
    allChanged: 'You have changed every sentence that your teacher wrote about.',
    someLeft:
      'Your teacher wrote about {count} {count|sentence|sentences}. {left} of them {left|has|have} the same words as before.',
    asItWas: 'As it was',
    families: 'Kinds of errors',
    text: 'Your teacher marked draft {draft}. Our program has looked for the same kinds of errors in this one.',
    family: 'Kind of error',
    before: 'Marked by your teacher',
    now: 'Found in this draft',
    gone: 'none',
    fresh: 'Not marked before, but found in this draft: {names}.',
    link: 'Your teacher’s marking of draft {draft}',
  },
};
