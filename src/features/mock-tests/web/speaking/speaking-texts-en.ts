/** What only Speaking says. */
export const speakingEn = {
  check: {
    title: 'Check your microphone',
    text: 'In this section an examiner asks and you answer aloud. Everything is recorded and sent to us piece by piece while you speak. This check takes none of your time.',
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
    begin: 'I can hear myself: begin',
    goOn: 'I can hear myself: go on',
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
      'The microphone is not allowed. Allow it for this site in the settings of the browser (beside the address), and try again.',
    busy: 'The microphone could not be opened. Another program may be using it: close it and try again.',
    retry: 'Try again',
    works:
      'You have two other ways. Nothing you have done so far is lost, and the other sections are not affected.',
    upload: 'Answer now, upload a file afterwards',
    uploadText:
      'The examiner asks with the same times. Record yourself with another device meanwhile, and upload the file at the end.',
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
    secondsLeft: '{seconds} seconds left',
    done: 'I have finished my answer',
    startTalk: 'I am ready: go on',
    notes: 'Your notes',
    card: 'Your topic',
    recordedVoice: 'The examiner’s voice is computer-generated.',
  },
  resume: {
    title: 'Go on with the interview',
    text: 'You left in the middle. Everything that you said before is kept; the interview goes on where it stopped.',
  },
  interrupted: {
    title: 'The microphone is gone',
    text: 'The recording has stopped. What you said is kept, and no time runs. Connect the microphone again and go on with the same answer.',
    goOn: 'Go on with the answer',
  },
  elsewhere: {
    stored: 'Answers that are recorded and stored so far: {count}.',
  },
  storing: {
    stored: 'Recorded and stored',
    sending: 'Sending your recording…',
    waiting: 'No connection: {seconds} seconds of your recording are kept on this device and sent later.',
    notKept:
      'No connection, and this browser cannot keep the recording: please leave this tab open until it is sent.',
    refused: 'The recording is not accepted here any more. Load the page again.',
  },
  finish: {
    title: 'The interview is over',
    sending: 'Your last answers are being sent. Please leave this page open.',
    waiting:
      'There is no connection. Your recording is kept on this device and will be sent by itself. Please leave this page open, or come back later.',
    stored: 'All your recordings are stored and can be played.',
    missing: 'Some recordings did not arrive whole: {questions}. You can hand in what there is.',
    submit: 'Hand in',
    busy: 'Handing in…',
    failed: 'This could not be handed in yet. Your recordings are stored; try again.',
  },
  over: {
    text: 'What you recorded until now is being stored. Please leave this page open until it is.',
    missing: 'Some recordings did not arrive whole: {questions}. Everything else is stored.',
    late: 'A part of your recording arrived too late to be stored. Everything that arrived in time is there.',
    result: 'See what is stored',
  },
  upload: {
    title: 'Upload your recording',
    text: 'One file with all your answers, in the order of the questions: {types}, at most {megabytes} MB.',
    choose: 'Choose a file',
    chooseOther: 'Choose another file',
    listen: 'The file you chose',
    check: 'Listen whether it is the right one: once it is uploaded, it cannot be exchanged.',
    send: 'Upload this file',
    sending: 'Uploading…',
    stored: 'Your file is stored and can be played.',
    goOn: 'Go on to handing in',
    halted:
      'There is no connection. The upload goes on by itself when it returns: please leave this page open.',
    refused:
      'This file cannot be played, or is too large. Choose another one: {types}, at most {megabytes} MB.',
    later: 'Hand in without a file',
  },
  leave: {
    title: 'End the Speaking section?',
    text: 'What you have recorded is stored. You cannot come back to the other questions.',
    cancel: 'Go on',
    confirm: 'End the section',
  },
  help: {
    microphone: {
      title: 'Microphone',
      text: 'The bars move while you speak. If the microphone is pulled out, the interview waits for you.',
    },
    times: {
      title: 'Times',
      text: 'In Parts 1 and 3 no answer has a limit: choose “I have finished my answer” when you have said everything. After about five minutes the examiner goes on to the next part. In Part 2 you have one minute to prepare and two minutes to talk.',
    },
    recording: {
      title: 'Recording',
      text: 'Your answers are sent while you speak. Without a connection they are kept on this device and sent later.',
    },
  },
  review: {
    title: 'Your recordings',
    waiting: 'Waiting for marking',
    waitingText:
      'Your recordings are stored. Nobody has marked them yet, so there is no band. Listen to yourself and compare it with the answers below.',
    noneTitle: 'Nothing was recorded',
    noneText:
      'There is nothing to mark, and so there will be no band. Read the answers below, and take the section again when you can speak.',
    listUnreachable:
      'Your recordings could not be looked up. What was stored is stored: try again when the connection is back.',
    question: 'Question {number}',
    talk: 'Your talk in Part 2',
    listen: 'Listen to your answer',
    unreachable: 'The recording could not be fetched. It is stored; try again.',
    yours: 'Your answer',
    nothing: 'Nothing was recorded for this question.',
    unfinished:
      'This answer was interrupted. What arrived of it is stored; it can be heard here at the latest an hour after the time of the section is over.',
    late: 'A piece of this answer arrived after it was put together. It is kept, but not in the recording above.',
    part: 'Piece {number}',
    model: 'An answer at band {band}',
    whole: 'The file you uploaded',
  },
};
