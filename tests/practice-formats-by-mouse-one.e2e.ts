import { PHONE } from './browser/site-test.ts';
import { testFormats } from './practice-formats.ts';

testFormats({ hand: 'mouse', size: PHONE, language: 'en', third: 0 });
