import { test } from './browser/site-test.ts';
import { expectWalkWhole, WALKS } from './browser/whole-pages.ts';

for (const [part, walk] of WALKS.parts) {
  test(`every page is whole in both languages, on a phone and on a desk: ${part}`, ({
    page,
    context,
    watch,
  }) => expectWalkWhole({ page, context, watch }, walk));
}
