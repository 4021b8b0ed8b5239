import { testFormatsOfOldBrowsers } from './oldest-browser-practice-formats.ts';

testFormatsOfOldBrowsers(0);
