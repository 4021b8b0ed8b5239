import { completionRules, type LineCompletion } from '../completions.ts';

export type NoteCompletion = LineCompletion<'note-completion'>;

export const noteCompletion = completionRules<NoteCompletion>('notes');
