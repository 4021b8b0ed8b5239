import { PHONE } from './browser/site-test.ts';
import { testFormats } from './practice-formats.ts';

testFormats({ hand: 'finger', size: PHONE, language: 'en', third: 0 });
