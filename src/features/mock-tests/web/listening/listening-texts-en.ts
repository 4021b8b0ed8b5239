/** The texts for preparing, taking and reviewing Listening. */
export const listeningEn = {
  prepare: {
    title: 'Before you listen',
    loading: 'Loading the recording, so that a lost connection cannot interrupt it: {percent}%',
    ready: 'The recording is loaded. A lost connection cannot interrupt it.',
    failed:
      'The connection was lost while the recording was loading. The test has not started, and what has loaded is not lost.',
    retry: 'Continue loading',
    check: 'Sound check',
    checkText: 'Put your headphones on, play the sample, and set the volume.',
    play: 'Play the sample',
    playing: 'Playing…',
    checkFailed: 'The sample could not be played. Check that your sound is on, and try again.',
    once: 'You hear every part once. It cannot be stopped or played again. After the last part you have {minutes} {minutes|minute|minutes} to check your answers.',
    practice:
      'You can stop the recording, hear it again, and play it slower or faster. After you submit, you can read what was said.',
    clock: 'Practise with a clock',
    clockHint: 'It runs only while the recording plays, and for the time to check afterwards.',
    begin: 'Start Listening',
    beginning: 'Starting…',
    cancel: 'Not now',
    unreachable: 'There is no connection. The test has not started. Try again.',
  },
  unplayable:
    'This browser cannot play our recordings (AAC). Up-to-date versions of Chrome, Edge, Firefox and Safari can.',
  safe: 'Your answers are safe.',
  synthetic: 'The voices are computer-generated.',
  volume: 'Volume',
  deviceVolume: 'Set the volume with the buttons of your device.',
  player: {
    soon: 'The recording will start in a moment.',
    playing: 'You are hearing part {part} of {count}. It plays once.',
    playingOnly: 'You are hearing the recording. It plays once.',
    check: 'The recording is over. Check your answers until the clock stops.',
    loading: 'Loading the recording: {percent}%',
    loadFailed:
      'The recording could not be loaded: there is no connection. Your answers are safe. The clock keeps running. We’ll keep trying.',
    failed:
      'The recording has stopped. Your answers are safe, and the clock keeps running. We’ll keep trying, and it will continue from where it should be by then.',
    retry: 'Try again now',
    blockedTitle: 'Your test is still running',
    blockedText:
      'The recording has continued. Press Continue to hear it from where it is now. All your answers are safe.',
    continue: 'Continue',
  },
  practice: {
    play: 'Play',
    pause: 'Pause',
    back: 'Back 5 seconds',
    forward: 'Forward 5 seconds',
    position: 'Position in the recording',
    time: '{position} of {length}',
    failed: 'The recording could not be played. Your answers are safe. Try again.',
    part: 'Part {part}',
    speed: 'Speed',
    times: '{times}×',
  },
  review: {
    transcript: 'What was said',
    play: 'Play this moment',
    playFor: 'Play this moment: question {number}',
    playTurn: 'Play from here',
    stop: 'Stop',
    show: 'Show in the text',
    inPart: 'In part {part}',
    failed: 'The recording could not be played. Try again when you are connected.',
  },
};
