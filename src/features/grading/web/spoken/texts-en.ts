/** The grade of a recorded interview. */
export const spokenWorkEn = {
  howWeMark: 'How we mark, and what no machine scores',
  unreachable: 'There is no connection to our server. Please try again.',
  warnings: { title: 'Your recordings' },
  noBand: 'This interview has no band',
  noTranscript: {
    title: 'No band, because nobody has written down what you said',
    none: 'This site has no service that turns speech into text. Below is what we measured in the sound of your answers.',
    'not-agreed':
      'Your recordings have stayed on our server, because you were not asked yet whether they may leave it. Below is what we measured in their sound.',
    chosen:
      'Your recordings have stayed on our server, as you chose. Below is what we measured in their sound.',
    'over-budget':
      'Today’s share of the service that turns speech into text is used up. Below is what we measured in the sound of your answers.',
    'model-failed':
      'The service that turns speech into text did not answer. Below is what we measured in the sound of your answers.',
    host: 'With your consent, we send your recordings to {host}, without your name, and grade what it writes down. It counts for your next texts and interviews too, until you change it.',
    agree: 'Agree, and grade it again',
  },
  bands: {
    title: 'Estimate for three of four criteria',
    estimate: 'estimate {range}',
    notJudged: 'not judged by a machine',
    noOverall:
      'There is no overall band: pronunciation is a quarter of it, and no machine judges pronunciation here.',
    uncalibrated:
      'These estimates follow a fixed table and have not been compared with examiners’ bands, so the ranges are wide. A teacher’s band counts before them.',
    by: 'Written down by {name} on {host}. It may have misheard you, and it often leaves out “um”.',
    cap: 'Band {band} at most',
  },
  criterion: {
    'task-achievement': 'Task Achievement',
    'task-response': 'Task Response',
    'coherence-and-cohesion': 'Coherence and Cohesion',
    'fluency-and-coherence': 'Fluency and Coherence',
    'lexical-resource': 'Lexical Resource',
    'grammatical-range-and-accuracy': 'Grammatical Range and Accuracy',
    pronunciation: 'Pronunciation',
  },
  first: {
    title: 'What to work on first',
    count: 'Found {count} {count|time|times}.',
  },
  delivery: {
    title: 'How you sound',
    text: 'Counted by a program in all your answers together. What is usual is a rough guide, not a mark.',
    notMeasured: 'Pauses and loudness could not be measured in these recordings.',
    wordsPerMinute: {
      name: 'Speed',
      value: '{value} words a minute',
      usual: 'Fluent speakers usually say 120 to 160, pauses included.',
    },
    pauses: {
      name: 'Pauses',
      value: '{value} a minute',
      usual: 'Silences longer than a quarter of a second. 15 to 30 are usual: everyone breathes and thinks.',
    },
    longPauses: {
      name: 'Long pauses',
      value: '{value} in all',
      usual: 'Silences longer than a second. In a fluent interview there are two or three a minute.',
    },
    runs: {
      name: 'Speech between pauses',
      value: '{value} seconds on average',
      usual: 'Two to four seconds are usual.',
    },
    rate: {
      name: 'Syllables',
      value: 'about {value} a second',
      usual: 'An estimate. Three to four and a half are usual, pauses included.',
    },
    share: {
      name: 'Time spent speaking',
      value: '{value}% of your answers',
      usual: 'The rest is pauses. 65% to 85% are usual.',
    },
    fillers: {
      name: 'Fillers',
      value: '{value} in all',
      usual: '“Um”, “you know” and others, as far as they were written down.',
    },
    repeats: {
      name: 'Words said twice in a row',
      value: '{value} in all',
      usual: 'One or two in an answer are normal.',
    },
    connectives: {
      name: 'Ways to connect ideas',
      value: '{value} different ones',
      usual: 'Such as “because”, “although” and “for example”. 12 or more in an interview show range.',
    },
  },
  answers: {
    title: 'Your answers',
    how: 'Choose a word to hear it. With a keyboard, the arrow keys move from word to word.',
    plain: 'Show as plain text',
    none: 'No answer was recorded.',
    number: 'Part {part}, answer {number}:',
    whole: 'The whole interview, as one recording',
    listen: 'Load the recording',
    piece: 'Piece {number}',
    delivery: '{seconds} s long, {pauses} pauses a minute, {long} of all pauses longer than a second.',
    heard: 'What was heard',
    noWords: 'No words were heard in this recording.',
  },
  marks: {
    kind: { error: 'To change', seen: 'The estimate rests on this' },
    number: {
      error: 'Comment {number}, something to change',
      seen: 'Comment {number}, what the estimate rests on',
    },
    back: 'Back to {number} in the answer',
  },
} as const;
