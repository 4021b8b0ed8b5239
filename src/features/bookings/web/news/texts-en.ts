/** What is new about lessons, on a learner's overview and on a teacher's desk. */
export const lessonNewsEn = {
  title: 'Your lessons',
  next: 'Next: {time}, with {name}.',
  school: 'The school',
  someone: 'your teacher',
  learnerGone: 'A learner',
  learner: {
    booked: '{who} booked a lesson for you: {time}.',
    moved: '{who} moved your lesson to {time}.',
    cancelled: '{who} cancelled your lesson of {time}.',
    'no-show-learner': 'You are marked as absent from the lesson of {time}.',
    'no-show-teacher': 'The teacher did not come to the lesson of {time}.',
  },
  teacher: {
    booked: '{who} booked a lesson with {learner}: {time}.',
    bookedBySelf: '{who} booked a lesson: {time}.',
    moved: '{who} moved the lesson with {learner} to {time}.',
    movedBySelf: '{who} moved a lesson to {time}.',
    cancelled: '{who} cancelled the lesson with {learner} of {time}.',
    cancelledBySelf: '{who} cancelled the lesson of {time}.',
    'no-show-learner': '{learner} is marked as absent from the lesson of {time}.',
    'no-show-teacher': 'You are marked as absent from the lesson of {time} with {learner}.',
  },
  returned: 'Your credit was returned.',
  see: 'See the lesson',
  all: 'All your lessons',
  calendar: 'Your calendar',
};
