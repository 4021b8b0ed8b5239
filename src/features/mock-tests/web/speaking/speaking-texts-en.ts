/** The texts of Speaking only. */
export const speakingEn = {
  check: {
    title: 'Check your microphone',
    text: 'In this section an examiner asks questions and you answer aloud. Your answers are recorded and sent to us while you speak. This check takes none of your time.',
    quiet: 'Find a quiet place. Headphones keep the examiner’s voice out of your recording.',
    turnOn: 'Turn on the microphone',
    asking: 'Please allow the microphone in your browser…',
    level: 'How loud you are',
    speak: 'Say a few words: the bars should move.',
    heard: 'We can hear you.',
    record: 'Record five seconds',
    recording: 'Recording. Say something in English…',
    again: 'Record again',
    listen: 'Your test recording',
    listenText: 'Play it. If you can hear yourself clearly, you are ready.',
    begin: 'I can hear myself: start',
    goOn: 'I can hear myself: continue',
    failed:
      'The test recording failed. Try again, or choose another microphone in the settings of your device.',
  },
  refused: {
    title: 'No recording is possible here',
    'no-recorder':
      'This browser cannot record sound. Up-to-date versions of Chrome, Edge and Firefox can, and Safari from version 14.1 on.',
    insecure: 'The browser allows the microphone only on a secure connection (https).',
    'no-microphone': 'We found no microphone. Plug one in, or use a phone, and try again.',
    denied:
      'The microphone is not allowed. Allow it for this site in the settings of the browser (next to the address), and try again.',
    busy: 'The microphone could not be opened. Another program may be using it: close it and try again.',
    retry: 'Try again',
    works:
      'You have two other options. Nothing you have done so far is lost, and the other sections are not affected.',
    upload: 'Answer now, upload a file afterwards',
    uploadText:
      'The examiner keeps to the same timing. Record yourself on another device, and upload the file at the end.',
    without: 'Continue without Speaking',
    withoutText: 'The section is closed without a recording. It gets no band.',
  },
  interview: {
    part: 'Part {number}',
    examiner: 'Examiner',
    says: 'The examiner is speaking',
    reads: 'Read the question',
    prepare: 'Prepare your talk',
    prepareText: 'One minute. Your notes are only for you.',
    yourTurn: 'Your turn: you are being recorded',
    yourTurnUnrecorded: 'Your turn: record yourself now',
    partTime: '{time} of about {minutes} minutes',
    showText: 'Show what the examiner says',
    secondsLeft: '{seconds} {seconds|second|seconds} left',
    done: 'I have finished my answer',
    startTalk: 'I am ready: continue',
    notes: 'Your notes',
    card: 'Your topic',
    recordedVoice: 'The examiner’s voice is computer-generated.',
  },
  resume: {
    title: 'Continue the interview',
    text: 'You left in the middle. Everything you said before is saved; the interview continues where it stopped.',
  },
  interrupted: {
    title: 'The microphone was disconnected',
    text: 'The recording has stopped. What you said is saved, and no time is running. Connect the microphone again and continue with the same answer.',
    goOn: 'Continue with the answer',
  },
  elsewhere: {
    stored: 'Answers recorded and stored so far: {count}.',
  },
  storing: {
    stored: 'Recorded and stored',
    sending: 'Sending your recording…',
    waiting:
      'No connection: {seconds} {seconds|second|seconds} of your recording will be sent later from this device.',
    notKept:
      'No connection, and this browser cannot store the recording: please keep this tab open until it is sent.',
    refused: 'The recording can no longer be accepted here. Reload the page.',
  },
  finish: {
    title: 'The interview is over',
    sending: 'Your last answers are being sent. Please keep this page open.',
    waiting:
      'There is no connection. Your recording is stored on this device and will be sent automatically. Please keep this page open, or return later.',
    stored: 'All your recordings are stored and can be played.',
    missing: 'Some recordings arrived incomplete: {questions}. You can submit what there is.',
    submit: 'Submit',
    busy: 'Submitting…',
    failed: 'This could not be submitted yet. Your recordings are stored; try again.',
  },
  over: {
    text: 'Your recordings are being stored. Please keep this page open until that is done.',
    missing: 'Some recordings arrived incomplete: {questions}. Everything else is stored.',
    late: 'Part of your recording arrived too late to be stored. Everything that arrived in time is safe.',
    result: 'See what is stored',
  },
  upload: {
    title: 'Upload your recording',
    text: 'One file with all your answers, in the order of the questions: {types}, at most {megabytes} MB.',
    choose: 'Choose a file',
    chooseOther: 'Choose another file',
    listen: 'The file you chose',
    check: 'Make sure it is the right file: it cannot be replaced once uploaded.',
    send: 'Upload this file',
    sending: 'Uploading…',
    stored: 'Your file is stored and can be played.',
    goOn: 'Continue to submit',
    halted:
      'There is no connection. The upload continues automatically when it returns. Please keep this page open.',
    refused:
      'This file cannot be played, or is too large. Choose another one: {types}, at most {megabytes} MB.',
    later: 'Submit without a file',
  },
  leave: {
    title: 'End the Speaking section?',
    text: 'What you have recorded is stored. You cannot return to the other questions.',
    cancel: 'Continue the interview',
    confirm: 'End the section',
  },
  help: {
    microphone: {
      title: 'Microphone',
      text: 'The bars move while you speak. If the microphone is disconnected, the interview waits for you.',
    },
    times: {
      title: 'Times',
      text: 'In Parts 1 and 3 no answer has a limit: choose “I have finished my answer” when you have said everything. After about five minutes the examiner continues with the next part. In Part 2 you have one minute to prepare and two minutes to talk.',
    },
    recording: {
      title: 'Recording',
      text: 'Your answers are sent while you speak. Without a connection they are stored on this device and sent later.',
    },
  },
  review: {
    title: 'Your recordings',
    stored: 'Your recordings are saved',
    storedText: 'Listen to yourself, and compare it with the answers below.',
    noneTitle: 'Nothing was recorded',
    noneText:
      'There is nothing to mark, and so there will be no band. Read the answers below, and take the section again when you can speak.',
    listUnreachable: 'Your recordings could not be loaded. They are safe: try again when you are connected.',
    question: 'Question {number}',
    talk: 'Your talk in Part 2',
    listen: 'Listen to your answer',
    unreachable: 'The recording could not be loaded. It is stored; try again.',
    yours: 'Your answer',
    nothing: 'Nothing was recorded for this question.',
    unfinished:
      'This answer was interrupted. The part that arrived is stored. You can hear it here at the latest an hour after the section’s time is up.',
    late: 'Part of this answer arrived too late for the recording above. It is stored separately.',
    part: 'Piece {number}',
    model: 'An answer at band {band}',
    whole: 'The file you uploaded',
  },
};
