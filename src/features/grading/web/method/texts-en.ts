export const methodEn = {
  title: 'How we mark',
  description:
    'How often our estimates for IELTS Writing agree with bands that people gave, where they are wrong, and what no machine scores.',
  intro:
    'Listening and Reading are marked against an answer key. For Writing, a program gives an estimate. This page shows how often it agrees with people, and where it goes wrong.',
  rules: {
    estimate:
      'Every band from a machine is an estimate, shown as a range, and says so. It is not an official result.',
    teacher: 'Where a teacher has marked a text, the teacher’s band counts before any estimate.',
    pronunciation: 'No machine scores pronunciation here.',
  },
  task: 'Task {task}',
  both: 'Both',
  comma: ', ',
  ofTen: { about: 'about {count}', between: '{low} or {high}' },
  local: {
    title: 'Our own program for Writing',
    text: 'It runs on our server, and the text is sent nowhere else. It looks at what the four criteria name: whether you answer the task, how your ideas hold together, your words and your grammar. In Task 1 it also compares your figures with the chart. It does not understand a text as a person does.',
    measured:
      'We tested it on {essays} essays by learners, on {prompts} tasks, each with a band that a person gave. A version of the program graded each essay without having seen it, or any other essay on the same task. Tested on {date}.',
    markers:
      'The essays come from a public collection that does not name its markers. They are not known to be examiners, and essays that are nearly the same were at times given different bands. No program can agree with such bands completely.',
    ofTen:
      'Of 10 Task 1 reports, {one} get a band within half a band of the person’s. Of 10 Task 2 essays, {two} do.',
  },
  figures: {
    caption: 'Our program compared with people',
    figure: 'Figure',
    essays: 'Essays',
    qwk: 'Agreement (QWK)',
    interval: '95% interval of the agreement',
    exact: 'The same band',
    withinHalf: 'Within half a band',
    withinOne: 'Within one band',
    meanError: 'Mean error, in bands',
    held: 'Our range holds the person’s band',
    width: 'Mean width of the range, in bands',
    qwkMeans:
      'Agreement (QWK, quadratic weighted kappa) is 1 when two markers always give the same band and 0 when they agree no more often than by chance; a difference of two bands counts four times as much as a difference of one.',
    intervalMeans:
      'The 95% interval shows how far the agreement could lie from this with other essays of the same kind.',
  },
  bands: {
    title: 'Band against band',
    text: 'Each row is a band that people gave. Read along it to see how many of those essays got which band from our program. Dark: the same band. Light: half a band away.',
    caption: 'Task {task}: number of essays',
    given: 'People’s band',
    graded: 'Our program’s band',
    biasText:
      'Our program stays near the middle of the scale: this is how far its bands lie above or below those of people, on average.',
    biasCaption: 'Too high or too low, by the band that people gave',
    high: '{size} too high',
    low: '{size} too low',
    even: 'neither',
    noEssays: 'no essays',
  },
  weak: {
    title: 'What it is worse at',
    text: 'On average, our program is {error} of a band away from the person’s band.',
    worse: 'It is clearly further away with: {kinds}.',
    none: 'It is not clearly worse with any kind of essay that we looked at.',
    letters: '{count} of the reports were letters (General Training, Task 1).',
    noLetters:
      'No letters (General Training, Task 1) were among the essays. How well letters are graded is not known.',
    caption: 'Kinds of essays, the worst first',
    kind: 'Kind of essay',
    essays: 'Essays',
    error: 'Mean error',
    side: 'On average',
    neither: 'neither too high nor too low',
  },
  slices: {
    'under-length': 'fewer words than the task asks for',
    short: 'the shortest quarter',
    long: 'the longest quarter',
    'one-paragraph': 'a single paragraph',
    'low-bands': 'band 5 or lower from people',
    'high-bands': 'band 7.5 or higher from people',
    chart: 'Task 1: chart or table',
    diagram: 'Task 1: process, plan or map',
    letter: 'Task 1: letter',
  },
  ranges: {
    title: 'Why a range',
    text: 'A single number would promise more than we know. The range reaches as far below and above the most likely band as the program was wrong with essays whose band we know, up to a limit: a wider range would say nothing.',
    held: 'On average the range is {width} bands wide. It held the person’s band for {one} of the Task 1 reports and {two} of the Task 2 essays.',
    criteria:
      'The essays have one band each, and none for the four criteria. So the ranges for the criteria are hints: they show where your text is stronger or weaker, and nobody has tested them.',
  },
  guards: {
    title: 'Texts that are held back',
    text: 'No marker gives some texts a high band: a few lines, the question copied out, a model answer learnt by heart, an answer to another question. The program looks for these first and holds the band down. You see which reason it found.',
    alarms:
      'Of the {all} essays, {count} were held back ({share}). For {lowered} of these, people had given a higher band than we allowed, so the program may have been wrong.',
    caption: 'Essays held back, by reason (an essay may have more than one)',
    guard: 'Reason',
  },
  guardNames: {
    'not-english': 'not English',
    'random-letters': 'letters that form no words',
    injected: 'instructions to the marker',
    'copied-prompt': 'copied from the task',
    memorised: 'the same as a model answer',
    repeated: 'the same text again',
    'word-salad': 'words in no order',
    'too-short': 'far too short',
    'off-topic': 'about something else',
    template: 'set phrases for any question',
    'rare-words': 'rare words without sense',
    shuffled: 'sentences in no order',
    unfinished: 'breaks off in a sentence',
    'all-capitals': 'all in capitals',
  },
  model: {
    title: 'Grading by a language model',
    none: 'No language model is set up on this site. Our own program grades all Writing.',
    text: 'On this site, texts may also be graded by the language model {name}, which runs on {host}. It answers questions about your text and compares it with marked examples. Our server works out the band from its answers, and checks that each quotation is in your text.',
    consent:
      'A text is sent to {host} only after you have agreed. If you prefer, our own program grades all your texts.',
    uncalibrated:
      'Not calibrated yet: this model’s bands have not been compared with marked essays. Its results say so.',
    oneCalibrated:
      'For Task {other} it is not calibrated yet: its bands have not been compared with marked essays. Its results say so.',
    caption: 'The language model compared with people',
    made: 'Compared on',
  },
  speaking: {
    title: 'Speaking',
    delivery:
      'From a recording, our program measures how you speak: pauses, the length of your runs of speech, your rate, and whether the sound is good enough. These are measures and not bands.',
    silent: 'On this site nothing writes down what you say, so no machine gives a band for Speaking.',
    transcribed:
      '{name}, on {host}, writes down what you say. From that we estimate three criteria as ranges. We have no marked recordings, so nobody has tested how well these ranges agree with people.',
    pronunciation:
      'No machine scores pronunciation here: a program that understands you may not notice what a listener finds hard, and an accent is not a mistake. Ask a person.',
  },
  teachers: {
    title: 'Do our teachers agree?',
    text: 'Some works, and every appeal, are marked by two teachers. Neither sees the other’s bands before finishing. We compare the bands from that moment.',
    unreadable: 'These figures cannot be shown at the moment.',
    tooFew:
      'Works that two teachers have marked so far: {count}. We show figures from {least} works on, because fewer say nothing about agreement.',
    measured: 'Works compared: {count}. The first of them was finished on {date}.',
    caption: 'Two teachers compared with each other',
    criterion: 'Criterion',
    overall: 'Overall band',
    works: 'Works',
    apart: 'Mean difference, in bands',
    least: 'A criterion has a row from {least} works on.',
  },
  doubts: {
    title: 'If you doubt a band',
    text: 'Read the comments first: each one points to words in your text. If it still seems wrong, write to us, and a person looks at it. Do not plan around one estimate: several texts say more than one.',
    data: 'All figures on this page are taken from the stored results of the test. They are replaced whenever the program is fitted again.',
    write: 'Write to us',
    privacy: 'What is stored of your texts',
  },
} as const;
