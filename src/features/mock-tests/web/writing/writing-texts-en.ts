/** The texts of Writing only. */
export const writingEn = {
  side: { task: 'Task', answer: 'Your answer' },
  sides: 'Show the task or your answer',
  editor: {
    answer: 'Your answer to Task {task}',
    words: 'Words: {count}',
    atLeast: 'The task asks for at least {count}.',
    full: 'Your answer has reached the longest length that can be saved ({count} characters). Anything beyond that is left out.',
  },
  replaced: 'Your answer to Task {tasks} was replaced by a newer one from another tab or device.',
  palette: { label: 'The tasks of this section', task: 'Task {task}' },
  submit: {
    words: 'Task {task}: {count} {count|word|words}',
    short:
      'Task {task}: {count} {count|word|words}. The task asks for at least {least}; a shorter answer loses marks.',
    empty: 'Task {task}: nothing written yet.',
  },
  help: {
    tasks: {
      title: 'Tasks below',
      text: 'Choose a task to go to it, and return as often as you like. A filled button with a line has text already.',
    },
    editor: {
      title: 'Your answer',
      text: 'Your text is saved while you type. When it says “Not saved yet”, it is stored on this device and sent as soon as the connection returns. As in the test, nothing checks your spelling; copy and paste work.',
    },
    words: {
      title: 'Word count',
      text: 'A hyphenated word counts as one, and so does a number. The figure below your answer changes as you type.',
    },
  },
  review: {
    title: 'Your answers',
    ungraded: 'Your text is saved, but not graded',
    ungradedText:
      'It was submitted before this site graded essays, so there is no band for it. Compare it with the answers below, which we wrote at three bands.',
    whole: 'Writing as a whole',
    wholeText: 'From both tasks; Task 2 counts twice as much as Task 1. Not an official result.',
    noneTitle: 'Nothing was written',
    noneText:
      'There is nothing to mark, and so there will be no band. Read the answers below, which we wrote at three bands.',
    task: 'Task {task}',
    question: 'The task',
    yours: 'What you wrote',
    nothing: 'You wrote nothing for this task.',
    short: 'The task asks for at least {least} words.',
    late: 'This arrived after the time was up. It is saved, but not part of your answer:',
    replay: 'How you wrote it',
    replayText: 'Move the slider to see your text as it was saved at that time.',
    replayAt: 'After {time}: {count} {count|word|words}',
    replayPlay: 'Play',
    replayPause: 'Pause',
    models: 'Answers at other bands',
    modelsLabel: 'Answers by band',
    band: 'Band {band}',
    comments: 'Comments by criterion',
    criterion: {
      'task-achievement': 'Task Achievement',
      'task-response': 'Task Response',
      'coherence-and-cohesion': 'Coherence and Cohesion',
      'lexical-resource': 'Lexical Resource',
      'grammatical-range-and-accuracy': 'Grammatical Range and Accuracy',
    },
  },
};
