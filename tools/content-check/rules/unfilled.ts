import type { ContentRule } from '../content-rule.ts';
import { listUnfilled } from '../unfilled-places.ts';

/** The start of the message about a place. The expected content follows. */
export const NOT_WRITTEN = 'Not written yet:';

/** Every place that `npm run content -- new` left to the author is written. */
export const unfilled: ContentRule = {
  name: 'unfilled',
  check: ({ files }) =>
    listUnfilled(files).map(({ file, place, wanted }) => ({
      file,
      place,
      what: NOT_WRITTEN,
      how: wanted || 'what belongs in the place of the double brackets',
    })),
};
