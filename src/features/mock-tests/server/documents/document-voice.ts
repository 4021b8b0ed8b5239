import type { Language } from '#platform/i18n/language.ts';
import { findText, type Catalogue, type TextParameters } from '#platform/i18n/translate.ts';
import { instantWithZone, knownZone } from '#platform/i18n/instant-with-zone.ts';
import { wallClock } from '#platform/i18n/zoned-time.ts';
import { minutesAndSeconds } from '../../domain/attempts/spent-time.ts';

/** The language and the clock of a document. */
export type DocumentVoice = {
  readonly language: Language;
  /** A text of the site's catalogue by its path, such as `mockTests.result.band`. */
  readonly t: (path: string, parameters?: TextParameters) => string;
  /** An instant with its zone: `22 Nov 2026, 18:30 (GMT+8)`. */
  readonly at: (instant: string) => string;
  /** The calendar date of an instant, as in `2026-11-22`. */
  readonly dateOf: (instant: string) => string;
  /** Milliseconds as a reader says them: `2 min 5 s`. */
  readonly lasting: (ms: number) => string;
};

/** `timeZone` is an IANA name. The school's zone replaces a missing or unknown one. */
export function documentVoice(
  catalogue: Catalogue,
  language: Language,
  timeZone: string | null | undefined,
): DocumentVoice {
  const t = (path: string, parameters?: TextParameters) => findText(catalogue, language, path, parameters);
  return {
    language,
    t,
    at: (instant) => instantWithZone(instant, { language, timeZone }),
    dateOf: (instant) => wallClock(Date.parse(instant), knownZone(timeZone)).date,
    lasting(ms) {
      const { minutes, seconds } = minutesAndSeconds(ms);
      return minutes === 0
        ? t('result.time.seconds', { seconds })
        : t('result.time.minutes', { minutes, seconds });
    },
  };
}
