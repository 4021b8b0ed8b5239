import { test } from './browser/site-test.ts';
import { expectWalkWhole, WALKS } from './browser/whole-pages.ts';

test('every tutorial is whole in English, on a phone and on a desk', ({ page, context, watch }) =>
  expectWalkWhole({ page, context, watch }, WALKS.tutorials, ['en']));
