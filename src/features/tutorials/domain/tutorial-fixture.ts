import type { SlideElement } from './slide-element.ts';
import type { Scene, Sentence, Tutorial } from './tutorial.ts';

/** A sentence of so many words. */
export function aSentence(words = 6, changes: Partial<Sentence> = {}): Sentence {
  const en = `${Array.from({ length: words }, (_, i) => `word${'abcdefghijklmnopqrst'[i % 20]}`).join(' ')}.`;
  return { en, 'zh-Hant': '一句話。', ...changes };
}

export function aLine(id: string, text: string, changes: object = {}): SlideElement {
  return { id, type: 'line', text, ...changes } as SlideElement;
}

export function aScene(changes: Partial<Scene> = {}): Scene {
  return {
    id: 'one',
    kind: 'board',
    title: { en: 'A rule', 'zh-Hant': '規則' },
    slide: [aLine('l', 'The [helpers|who] were [_students|what].')],
    narration: [aSentence(6, { do: ['mark l.who'] }), aSentence(6, { do: ['show l.what'] })],
    ...changes,
  };
}

const recap: SlideElement = {
  id: 'r',
  type: 'recap',
  keep: { en: 'One idea.', 'zh-Hant': '一個想法。' },
  task: { en: 'Try it.', 'zh-Hant': '試試看。' },
};
const question: SlideElement = { id: 'q', type: 'question', text: 'Which?', options: ['A', 'B'], answer: 2 };
/** Enough sentences for the length of a tutorial, with a cue in each. */
const many = (place: number) =>
  Array.from({ length: 8 }, (_, i) =>
    aSentence(9, { do: [i % 2 === place % 2 ? 'mark l.who' : 'plain l.who'] }),
  );

/** A tutorial that every rule accepts. */
export function aTutorial(changes: Partial<Tutorial> = {}): Tutorial {
  const slide = [aLine('l', 'The [helpers|who] were kind.')];
  return {
    slug: 'lamps',
    number: 1,
    title: { en: 'Lamps', 'zh-Hant': '燈' },
    goal: { en: 'light a lamp', 'zh-Hant': '點燈' },
    skill: 'reading',
    bands: { from: 5, to: 6 },
    lessons: [{ course: 'lamps', lesson: '1.1' }],
    open: true,
    draft: false,
    scenes: [
      aScene({ id: 'hook', kind: 'hook', slide, narration: many(0) }),
      aScene({ id: 'board', kind: 'board', slide, narration: many(1) }),
      aScene({ id: 'text', kind: 'text', slide, narration: many(0) }),
      aScene({
        id: 'think',
        kind: 'think',
        slide: [question],
        narration: [aSentence(8, { think: true, do: ['under q.1'] }), aSentence(9, { do: ['answer q'] })],
      }),
      aScene({
        id: 'recap',
        kind: 'recap',
        slide: [recap],
        narration: [aSentence(14, { do: ['show r.keep'] }), aSentence(14, { do: ['show r.task'] })],
      }),
    ],
    ...changes,
  };
}
