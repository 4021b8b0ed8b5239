import { test } from './browser/site-test.ts';
import { expectWalkWhole, WALKS } from './browser/whole-pages.ts';

test('every page of a course is whole in both languages, on a phone and on a desk', ({
  page,
  context,
  watch,
}) => expectWalkWhole({ page, context, watch }, WALKS.courses));
