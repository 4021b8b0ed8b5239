import { testModule, WITH_MICROPHONE } from './browser/course-journey.ts';
import { test } from './browser/site-test.ts';

/** The one course of which `npm test` takes a whole module. */

test.use(WITH_MICROPHONE);

testModule({ slug: 'grammar-basics', by: 'mouse', language: 'en' }, { isLong: false });
