import { test } from './browser/site-test.ts';
import { expectWalkWhole, WALKS } from './browser/whole-pages.ts';

/** The last walk, over everything else, is in pages.e2e.ts. */
for (const [part, walk] of WALKS.slice(0, -1)) {
  test(`every page is whole in both languages, on a phone and on a desk: ${part}`, ({
    page,
    context,
    watch,
  }) => expectWalkWhole({ page, context, watch }, walk));
}
