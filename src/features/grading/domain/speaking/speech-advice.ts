import { ERROR_FAMILIES, type ErrorFamilyId } from '#ielts/errors/error-families.ts';
import type { Localised } from '#ielts/marking/model-answers.ts';
import type { LearnerError } from '../essay/learner-error.ts';
import type { TalkMeasures } from './measure-talk.ts';
import { centreOf, HEARD_CRITERIA, levelOf, SIGNALS } from './speech-bands.ts';
import { SPEECH_TOPIC_IDS, SPEECH_TOPICS, type SpeechTopicId } from './speech-topics.ts';

/** Something to work on, with the lessons that teach it. */
export type SpeechAdvice = {
  readonly topic: SpeechTopicId | ErrorFamilyId;
  readonly name: Localised;
  readonly explanation: Localised;
  /** How often it was heard; 0 for what is not counted. */
  readonly count: number;
  /** How many bands the mean of the criteria would rise without it. */
  readonly lift: number;
  readonly lessons: readonly { readonly course: string; readonly lesson: string }[];
};

const MOST_ADVICE = 3;
/** The table has steps, so one error less may change nothing: an error still is worth this much. */
const LIFT_OF_ERROR = 0.02;

/** At most three things to work on, the one that lifts the band most first. */
export function chooseSpeechAdvice(
  measures: TalkMeasures,
  errors: readonly Pick<LearnerError, 'family' | 'criterion'>[],
): readonly SpeechAdvice[] {
  const before = meanOf(measures);
  const topics = SPEECH_TOPIC_IDS.flatMap((topic): SpeechAdvice[] => {
    const { signals, ...texts } = SPEECH_TOPICS[topic];
    const better = signals.reduce((changed, { name, good }) => raised(changed, name, good), measures);
    const lift = meanOf(better) - before;
    const count = topic === 'repeats-and-fillers' ? measures.fillers + measures.repeats : 0;
    return lift > 0 ? [{ topic, ...texts, count, lift }] : [];
  });
  const families = [...new Set(errors.map(({ family }) => family))].map((family): SpeechAdvice => {
    const own = errors.filter((error) => error.family === family);
    const { name, explanation, lessons } = ERROR_FAMILIES[family];
    const fewer = own.reduce(withoutError, measures);
    const lift = Math.max(meanOf(fewer) - before, own.length * LIFT_OF_ERROR);
    return { topic: family, name, explanation, lessons, count: own.length, lift };
  });
  return [...topics, ...families]
    .sort((a, b) => b.lift - a.lift || b.count - a.count || (a.topic < b.topic ? -1 : 1))
    .slice(0, MOST_ADVICE);
}

const meanOf = (measures: TalkMeasures): number =>
  HEARD_CRITERIA.reduce((sum, criterion) => sum + centreOf(measures, criterion), 0) / HEARD_CRITERIA.length;

/** The measures with a signal at a good value, where that is better than its own. */
function raised(measures: TalkMeasures, name: (typeof SIGNALS)[number]['name'], good: number): TalkMeasures {
  const signal = SIGNALS.find((each) => each.name === name);
  if (!signal || measures[name] === null) return measures;
  const better = { ...measures, [name]: good };
  return (levelOf(better, signal) ?? 0) > (levelOf(measures, signal) ?? 0) ? better : measures;
}

function withoutError(measures: TalkMeasures, { criterion }: Pick<LearnerError, 'criterion'>): TalkMeasures {
  const name = criterion === 'lexical-resource' ? 'lexicalErrorsPerHundred' : 'grammarErrorsPerHundred';
  const one = measures.words === 0 ? 0 : 100 / measures.words;
  return { ...measures, [name]: Math.max(0, measures[name] - one) };
}
