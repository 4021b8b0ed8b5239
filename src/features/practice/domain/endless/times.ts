import { heardQuestion, inOneBreath } from './by-ear.ts';
import type { Generator } from './generator.ts';
import { sayNumber, type SaidClip } from './said-clips.ts';
import type { SeededRandom } from './seeded-random.ts';

const STEMS = [
  'What time does the tour begin?',
  'What time does the class begin?',
  'What time does the film begin?',
  'What time does the meeting begin?',
] as const;

const hourOf = (hour: number) => ((hour + 11) % 12) + 1;

/** The clips of a time on a clock of twelve hours. Minutes are multiples of five. */
function sayTime(hour: number, minute: number, isPastAndTo: boolean): readonly SaidClip[] {
  if (minute === 0) return [...sayNumber(hour), "o'clock"];
  if (!isPastAndTo) {
    return [
      ...sayNumber(hour),
      ...(minute < 10 ? (['oh', ...sayNumber(minute)] as const) : sayNumber(minute)),
    ];
  }
  if (minute === 15) return ['quarter past', ...sayNumber(hour)];
  if (minute === 30) return ['half past', ...sayNumber(hour)];
  if (minute === 45) return ['quarter to', ...sayNumber(hourOf(hour + 1))];
  return minute < 30
    ? [...sayNumber(minute), 'past', ...sayNumber(hour)]
    : [...sayNumber(60 - minute), 'to', ...sayNumber(hourOf(hour + 1))];
}

/** An hour of the day at which things begin, and how its part of the day is called. */
function makeHour(random: SeededRandom): { readonly hour: number; readonly part: SaidClip } {
  const hour = random.whole(7, 21);
  return {
    hour,
    part: hour < 12 ? 'in the morning' : hour < 18 ? 'in the afternoon' : 'in the evening',
  };
}

export const times: Generator = {
  bank: 'dictation',
  title: { en: 'Times by ear', 'zh-Hant': '聽時間' },
  goal: {
    en: 'You can write a time in figures, also when it is said with “past” and “to”.',
    'zh-Hant': '你能把聽到的時間寫成數字，past 和 to 的說法也聽得懂。',
  },
  skill: 'L-dates',
  lesson: null,
  band: 4.5,
  make(random) {
    const stem = random.pick(STEMS);
    const { hour, part } = makeHour(random);
    const minute = random.whole(0, 11) * 5;
    const clock = `${hourOf(hour)}.${String(minute).padStart(2, '0')}`;
    const half = hour < 12 ? 'am' : 'pm';
    return heardQuestion({
      stem,
      words: 4,
      // The part of the day may be left out: the question does not ask for it.
      key: `${clock} ${half}/${clock}`,
      said: inOneBreath(['It begins at', ...sayTime(hourOf(hour), minute, random.whole(1, 3) > 1), part]),
      transcript: `It begins at ${clock} ${part}.`,
      explanation: {
        en: `The voice says ${clock} ${part}. “Past” counts after the hour, and “to” counts back from the next one: quarter to eight is 7.45.`,
        'zh-Hant': `錄音說的是 ${clock}（${part}）。past 是過了幾分，to 是差幾分到下一個整點：quarter to eight 是 7.45。`,
      },
    });
  },
};
