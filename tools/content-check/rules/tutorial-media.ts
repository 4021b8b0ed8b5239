import { MOST_MEDIA_BYTES } from '#features/tutorials/domain/media-limits.ts';
import type { ContentProblem } from '#platform/content/content-problem.ts';
import type { ContentRule } from '../content-rule.ts';

/** A published tutorial has the video, pictures and captions of its text. All of them together have a limit. */
export const tutorialMedia: ContentRule = {
  name: 'tutorial-media',
  check: ({ tutorials, tutorialMedia: media }) => {
    const published = tutorials.filter(({ value }) => !value.draft);
    const bytes = published.reduce((sum, { value }) => sum + media.countBytes(value.slug), 0);
    return [
      ...published.flatMap(({ file, value }) =>
        media.check(value).map((what): ContentProblem => ({
          file,
          place: '',
          what,
          how: `Run npm run media -- tutorial ${value.slug}, or keep it a draft.`,
        })),
      ),
      ...(bytes > MOST_MEDIA_BYTES
        ? [
            {
              file: 'tutorials',
              place: '',
              what: `All tutorials together have ${Math.round(bytes / 1e6)} MB; ${MOST_MEDIA_BYTES / 1e6} are the most.`,
              how: 'Shorten some.',
            },
          ]
        : []),
    ];
  },
};
