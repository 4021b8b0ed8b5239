import type { CheckedSection } from '../checked-sections.ts';
import type { Measure } from './measure.ts';

const LEAST_VOICES = 5;

/**
 * At least five voices besides the narrator's are heard in the Listening of a full test. That no two people of a part
 * share one is the rule on scripts.
 */
export function measureVoices({ section, answerKey, module, form }: CheckedSection): Measure[] {
  if (section.skill !== 'listening' || answerKey.skill !== 'listening') return [];
  if (form !== 'full' || module === 'demonstration') return [];
  const voices = answerKey.scripts.map(({ speakers }) =>
    Object.values(speakers)
      .map(({ voice }) => voice)
      .filter((voice) => voice !== 'narrator'),
  );
  const all = [...new Set(voices.flat())].sort();
  return [
    { check: 'voices', place: 'listening', value: all.length, least: LEAST_VOICES, detail: all.join(', ') },
  ];
}
