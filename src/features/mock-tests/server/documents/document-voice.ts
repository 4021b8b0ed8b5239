import type { Language } from '#platform/i18n/language.ts';
import { findText, type Catalogue, type TextParameters } from '#platform/i18n/translate.ts';
import { formatInstant } from '#platform/i18n/zoned-time.ts';
import { minutesAndSeconds } from '../../domain/spent-time.ts';

/** In which words, and by which clock, a document speaks. */
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

/** A zone that Node knows; anything else is UTC. */
function knownZone(timeZone: string | undefined): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: timeZone || 'UTC' }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}

export function documentVoice(
  catalogue: Catalogue,
  language: Language,
  wantedZone: string | undefined,
): DocumentVoice {
  const timeZone = knownZone(wantedZone);
  const zoneName = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortOffset' });
  const t = (path: string, parameters?: TextParameters) => findText(catalogue, language, path, parameters);
  return {
    language,
    t,
    at(instant) {
      const parts = zoneName.formatToParts(new Date(instant));
      const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
      const zone = /^GMT[+-]\d*[1-9]/.test(offset) ? offset : 'UTC';
      const told = formatInstant(instant, { language, timeZone });
      return language === 'en' ? `${told} (${zone})` : `${told}（${zone}）`;
    },
    dateOf: (instant) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(instant)),
    lasting(ms) {
      const { minutes, seconds } = minutesAndSeconds(ms);
      return minutes === 0
        ? t('result.time.seconds', { seconds })
        : t('result.time.minutes', { minutes, seconds });
    },
  };
}
