import { testLesson, testModule, WITH_MICROPHONE, type Journey } from './browser/course-journey.ts';
import { test } from './browser/site-test.ts';

/** Courses are bought in the sandbox shop, and a part of each is worked through by keyboard alone. */

test.use(WITH_MICROPHONE);

const JOURNEYS: readonly Journey[] = [{ slug: 'grammar-advanced', by: 'keys', language: 'zh-Hant' }];

for (const journey of JOURNEYS) {
  testLesson(journey);
  testModule(journey, { isLong: true });
}
