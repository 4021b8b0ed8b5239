/** The names of criteria and of kinds of comments, wherever teachers' comments are written or read. */
export const markingWordsEn = {
  kind: { error: 'Error', praise: 'Praise', question: 'Question', note: 'Note' },
  criterion: {
    'task-achievement': 'Task Achievement',
    'task-response': 'Task Response',
    'coherence-and-cohesion': 'Coherence and Cohesion',
    'fluency-and-coherence': 'Fluency and Coherence',
    'lexical-resource': 'Lexical Resource',
    'grammatical-range-and-accuracy': 'Grammatical Range and Accuracy',
    pronunciation: 'Pronunciation',
  },
};
