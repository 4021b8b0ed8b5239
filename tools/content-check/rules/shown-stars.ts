import { renderMarkdown } from '#platform/content/render-markdown.ts';
import type { ContentRule } from '../content-rule.ts';
import { excerpt } from '../prose.ts';

const CODE = /<code>.*?<\/code>/gu;
const TAG = /<[^>]*>/gu;

/**
 * Bold and italic words are shown as such, without their stars. Markdown does not see the end of `**好嗎？**好` as one:
 * after a full-width sign it needs a space there, which is not shown.
 */
export const shownStars: ContentRule = {
  name: 'shown-stars',
  check: ({ texts }) =>
    texts.flatMap(({ file, place, literal, text }) => {
      if (literal) return [];
      const shown = renderMarkdown(`# \n${text}`).html.replace(CODE, '').replace(TAG, '');
      const found = shown.indexOf('*');
      if (found < 0) return [];
      const what = `The page shows a star in “${excerpt(shown.trim(), found)}”.`;
      return [{ file, place, what, how: 'Put a space after the bold or italic words, or fix their stars.' }];
    }),
};
