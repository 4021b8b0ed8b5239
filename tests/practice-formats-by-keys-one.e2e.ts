import { DESK } from './browser/site-test.ts';
import { testFormats } from './practice-formats.ts';

testFormats({ hand: 'keys', size: DESK, language: 'zh-Hant', third: 0 });
