import type { TutorialView } from './contract.ts';

/** A tutorial of two scenes and a minute, as a page gets it. */
export function aTutorialView(changes: Partial<TutorialView> = {}): TutorialView {
  const line = (id: string, startMs: number) => ({
    id,
    startMs,
    endMs: startMs + 5000,
    en: `English ${id}.`,
    'zh-Hant': `中文 ${id}。`,
  });
  return {
    slug: 'lamps',
    number: 1,
    title: 'Lamps',
    goal: 'light a lamp',
    skill: 'reading',
    bands: { from: 4, to: 5.5 },
    durationMs: 60_000,
    open: true,
    poster: '/media/tutorials/lamps/poster-0123456789abcdef.jpg',
    thumbnail: '/media/tutorials/lamps/thumbnail-0123456789abcdef.jpg',
    width: 1280,
    height: 720,
    synthetic: true,
    published: undefined,
    lessons: [{ course: 'ielts-basics', module: 5, place: 1 }],
    chapters: [
      {
        id: 'hook',
        title: 'A lamp',
        startMs: 0,
        endMs: 30_000,
        picture: '/media/tutorials/lamps/scene-hook-0123456789abcdef.jpg',
        lines: [line('hook-1', 500), line('hook-2', 10_000)],
      },
      {
        id: 'think',
        title: 'Your turn',
        startMs: 30_000,
        endMs: 60_000,
        picture: '/media/tutorials/lamps/scene-think-0123456789abcdef.jpg',
        lines: [line('think-1', 31_000), line('think-2', 40_000)],
      },
    ],
    question: { atMs: 36_000, text: 'Which?', options: ['A match', 'A stone'], answer: 0 },
    media: {
      video: '/media/tutorials/lamps/video-0123456789abcdef.mp4',
      captions: {
        en: '/media/tutorials/lamps/captions-en-0123456789abcdef.vtt',
        'zh-Hant': '/media/tutorials/lamps/captions-zh-hant-0123456789abcdef.vtt',
      },
    },
    ...changes,
  };
}
