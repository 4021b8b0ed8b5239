import type { ContentRule } from '../content-rule.ts';
import { listUnfilled } from '../unfilled-places.ts';

/** Every place that `npm run content -- new` left to the author is written. */
export const unfilled: ContentRule = {
  name: 'unfilled',
  check: ({ files }) =>
    listUnfilled(files).map(({ file, place, wanted }) => ({
      file,
      place,
      what: 'This is not written yet.',
      how: `Put in the place of the double brackets: ${wanted || 'what belongs there'}.`,
    })),
};
