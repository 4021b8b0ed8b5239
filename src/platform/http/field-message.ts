import type { core } from 'zod';
import type { Language, Localised } from '../i18n/language.ts';
import { plural } from '../i18n/plural.ts';

type Issue = core.$ZodRawIssue;

const UNKNOWN: Localised = { en: 'There is no such field.', 'zh-Hant': '沒有這個欄位。' };
const MISSING: Localised = { en: 'This is required.', 'zh-Hant': '這個欄位必填。' };
const UNFIT: Localised = { en: 'This is not valid.', 'zh-Hant': '內容不符合要求。' };

const KINDS: Readonly<Record<string, Localised>> = {
  string: { en: 'This must be text.', 'zh-Hant': '必須是文字。' },
  number: { en: 'This must be a number.', 'zh-Hant': '必須是數字。' },
  int: { en: 'This must be a whole number.', 'zh-Hant': '必須是整數。' },
  boolean: { en: 'This must be true or false.', 'zh-Hant': '必須是 true 或 false。' },
  array: { en: 'This must be a list.', 'zh-Hant': '必須是清單。' },
  object: { en: 'This must be an object with named fields.', 'zh-Hant': '必須是含有欄位名稱的物件。' },
};

const FORMATS: Readonly<Record<string, Localised>> = {
  email: { en: 'This is not an email address.', 'zh-Hant': '這不是有效的電子信箱。' },
  uuid: { en: 'This is not one of our identifiers.', 'zh-Hant': '識別碼格式不正確。' },
  date: { en: 'This is not a date such as 2026-12-31.', 'zh-Hant': '日期格式不正確，例如 2026-12-31。' },
  datetime: {
    en: 'This is not a date and time such as 2026-12-31T09:00:00Z.',
    'zh-Hant': '日期時間格式不正確，例如 2026-12-31T09:00:00Z。',
  },
  url: { en: 'This is not a web address.', 'zh-Hant': '這不是有效的網址。' },
};

const counted = (count: string, one: string, many: string) => `${count} ${plural(count, one, many)}`;

/**
 * Upper and lower bounds of what `origin` names: a text's characters, a list's entries, or the number itself.
 */
function boundText(origin: string, bound: 'most' | 'least', count: string): Localised {
  const most = bound === 'most';
  switch (origin) {
    case 'string':
      return most
        ? { en: `At most ${counted(count, 'character', 'characters')}.`, 'zh-Hant': `最多 ${count} 個字元。` }
        : count === '1'
          ? MISSING
          : {
              en: `At least ${counted(count, 'character', 'characters')}.`,
              'zh-Hant': `至少 ${count} 個字元。`,
            };
    case 'array':
      return most
        ? { en: `At most ${counted(count, 'entry', 'entries')}.`, 'zh-Hant': `最多 ${count} 項。` }
        : { en: `At least ${counted(count, 'entry', 'entries')}.`, 'zh-Hant': `至少 ${count} 項。` };
    default:
      return most
        ? { en: `At most ${count}.`, 'zh-Hant': `不可大於 ${count}。` }
        : { en: `At least ${count}.`, 'zh-Hant': `不可小於 ${count}。` };
  }
}

function textOf(issue: Issue): Localised {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? MISSING : (KINDS[issue.expected] ?? UNFIT);
    case 'too_big':
      return boundText(issue.origin, 'most', String(issue.maximum));
    case 'too_small':
      return boundText(issue.origin, 'least', String(issue.minimum));
    case 'invalid_format':
      return FORMATS[issue.format] ?? UNFIT;
    case 'invalid_value': {
      if (issue.input === undefined) return MISSING;
      const choices = issue.values.map(String).join(', ');
      return { en: `This must be one of: ${choices}.`, 'zh-Hant': `必須是下列其中之一：${choices}。` };
    }
    case 'not_multiple_of':
      return {
        en: `This must be a multiple of ${issue.divisor}.`,
        'zh-Hant': `必須是 ${issue.divisor} 的倍數。`,
      };
    case 'unrecognized_keys':
      return UNKNOWN;
    default:
      return UNFIT;
  }
}

/**
 * Makes zod describe a mistake in a field in a language, and never repeat the value. A schema's own words
 * come first.
 */
export const FIELD_MESSAGES: Readonly<Record<Language, { readonly error: (issue: Issue) => string }>> = {
  en: { error: (issue) => textOf(issue).en },
  'zh-Hant': { error: (issue) => textOf(issue)['zh-Hant'] },
};
