/** Whether texts, and recordings, may be sent to a language model. */
export const graderChoiceEn = {
  title: 'Who should grade your texts?',
  here: 'Until you choose, our own program grades them on this site’s server.',
  titleWithRecordings: 'Who should grade your texts and recordings?',
  offer: 'You can have them graded by the language model {name} instead. It runs on {host}.',
  sent: 'The task and your text are sent to {host}. Your name, your email address and anything else about you are not.',
  offerWithRecordings:
    'You can have your texts graded by the language model {name} instead, and your recordings written down there, so that Speaking gets estimated bands. It runs on {host}.',
  sentWithRecordings:
    'The task with your text, or your recordings, are sent to {host}. Your name, your email address and anything else about you are not.',
  from: 'Your choice applies to texts that are not graded yet. You can change it at any time.',
  fromWithRecordings:
    'Your choice applies to texts and recordings that are not graded yet. You can change it at any time.',
  model: 'Use {name} on {host}',
  local: 'Grade here, always',
  chosen: {
    model: 'Your texts are sent to {host} and graded by {name}.',
    local: 'Your texts are graded on this site’s server, always.',
  },
  chosenWithRecordings: {
    model: 'Your texts and recordings are sent to {host}; {name} grades your texts.',
    local: 'Your texts and recordings stay on this site’s server, always.',
  },
  change: 'Change this',
  failed: 'Your choice could not be saved. Nothing has changed. Please try again.',
};
