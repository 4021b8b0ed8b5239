/** What is said where Listening is prepared, sat and looked at again. */
export const listeningEn = {
  prepare: {
    title: 'Before you listen',
    loading: 'The recording is being loaded, so that no connection can interrupt it: {percent} %',
    ready: 'The recording is loaded. A lost connection cannot interrupt it.',
    failed:
      'The connection was lost while the recording was loading. Nothing has begun, and what has arrived is kept.',
    retry: 'Go on loading',
    check: 'Sound check',
    checkText: 'Put your headphones on, play the sample, and set the volume.',
    play: 'Play the sample',
    playing: 'Playing …',
    checkFailed: 'The sample could not be played. Look whether sound is switched on, and try again.',
    once: 'You hear every part once. It cannot be stopped or played again. After the last part you have {minutes} minutes to check your answers.',
    onceOne:
      'You hear every part once. It cannot be stopped or played again. After the last part you have 1 minute to check your answers.',
    practice:
      'You may stop the recording, hear it again, and play it slower or faster. After you submit, you can read what was said.',
    clock: 'Practise with a clock',
    clockHint: 'It runs only while the recording plays, and for the time to check afterwards.',
    begin: 'Begin Listening',
    beginning: 'Beginning …',
    cancel: 'Not now',
    unreachable: 'There is no connection. Nothing has begun. Try again.',
  },
  unplayable:
    'This browser cannot play our recordings (AAC). Up-to-date versions of Chrome, Edge, Firefox and Safari can.',
  safe: 'Your answers are safe.',
  synthetic: 'The voices are made by a computer.',
  volume: 'Volume',
  deviceVolume: 'Set the volume with the buttons of your device.',
  player: {
    soon: 'The recording begins in a moment.',
    playing: 'You are hearing part {part} of {count}. It plays once.',
    playingOnly: 'You are hearing the recording. It plays once.',
    check: 'The recording is over. Check your answers until the clock stops.',
    loading: 'The recording is being loaded: {percent} %',
    loadFailed:
      'The recording could not be loaded: there is no connection. Your answers are safe. The clock goes on. It is tried again by itself.',
    failed:
      'The recording has stopped. Your answers are safe, and the clock goes on. It is tried again by itself, at the place where it should be.',
    retry: 'Try again now',
    blockedTitle: 'Your test goes on',
    blockedText:
      'The recording has run on. Continue, and you hear it from where it is now. Your answers are all there.',
    continue: 'Continue',
  },
  practice: {
    play: 'Play',
    pause: 'Pause',
    back: 'Back 5 seconds',
    forward: 'Forward 5 seconds',
    position: 'Place in the recording',
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
