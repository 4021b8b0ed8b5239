import { CRITERIA } from '#ielts/criteria/criteria.ts';
import type { ContentFolders } from '#platform/content/content-folders.ts';
import { ERROR_FAMILIES, type ErrorFamilyId } from '#ielts/errors/error-families.ts';
import type { CriterionName } from '../../domain/model/band-model.ts';
import { TEXT_TOPICS, type AdviceTopicId } from '../../domain/model/advice-topics.ts';
import { chooseAdvice } from '../../domain/model/choose-advice.ts';
import { chooseEvidence } from '../../domain/model/choose-evidence.ts';
import { estimateBands } from '../../domain/model/estimate-bands.ts';
import { findMissingParts } from '../../domain/model/find-text-topics.ts';
import { listFoundErrors } from '../../domain/model/found-errors.ts';
import { wordEssay } from '../../domain/measures/essay-facts.ts';
import { flattenMeasures } from '../../domain/measures/flatten-measures.ts';
import { countGrams } from '../../domain/model/gram-counts.ts';
import { createScorer } from '../../domain/model/predict-score.ts';
import { createEssayChecker } from './check-essay.ts';
import { createInspector } from './inspect-essay.ts';
import type { LocalAdvice, LocalGrade, LocalWork } from './local-grade.ts';
import { MODEL_FILE, readModel } from './model-file.ts';

/** In the order of `CRITERIA` for both tasks. */
const NAMES = ['task', 'cohesion', 'lexis', 'grammar'] as const satisfies readonly CriterionName[];
const HIGHEST = 9;

/**
 * The local grader: no network and no language model. It takes 3 s to start, and then 0.1 s of processor for a text of
 * 300 words, in which its thread does nothing else.
 */
export async function createEssayGrader(
  modelFile = MODEL_FILE,
  content: ContentFolders = 'content',
): Promise<(work: LocalWork) => Promise<LocalGrade>> {
  const model = readModel(modelFile);
  const score = createScorer(model);
  const inspect = await createInspector();
  const check = createEssayChecker(content);

  return async (work) => {
    const inspected = await inspect(work.text);
    const facts = { ...inspected, task: work.task, prompt: work.prompt };
    const measures = flattenMeasures(facts);
    const grams = countGrams(inspected.essay);
    const scored = score({ task: work.task, measures, grams });
    const { guards: caps, figures } = check(inspected.essay, inspected.words, work);
    const cap = Math.min(HIGHEST, ...caps.map((each) => each.cap));
    const { band, low, high, criteria } = estimateBands(
      model,
      { task: work.task, score: scored, measures },
      cap,
    );
    const missing = findMissingParts(wordEssay(facts), { minWords: work.minWords, measures });
    const evidence = chooseEvidence({ ...facts, claims: figures.claims });
    return {
      grader: 'local',
      figures,
      band,
      low,
      high,
      criteria: CRITERIA[work.task === 1 ? 'writing-task-1' : 'writing-task-2'].map((criterion, at) => {
        const name = NAMES[at] ?? 'task';
        return { criterion, ...criteria[name], evidence: evidence[name] };
      }),
      errors: listFoundErrors(work.text, inspected.errors, inspected.issues),
      caps,
      advice: chooseAdvice(inspected, missing, ({ errors, issues }, others = {}) => {
        const changed = flattenMeasures({ ...facts, errors, issues });
        return score({ task: work.task, measures: { ...changed, ...others }, grams });
      }).map((advice) => ({ ...advice, ...textsOf(advice.topic, work.task) })),
    };
  };
}

function textsOf(topic: AdviceTopicId, task: 1 | 2): Pick<LocalAdvice, 'name' | 'explanation' | 'lessons'> {
  if (topic in TEXT_TOPICS) {
    const { name, explanation, lessons } = TEXT_TOPICS[topic as keyof typeof TEXT_TOPICS];
    return { name, explanation, lessons: lessons[task] };
  }
  const { name, explanation, lessons } = ERROR_FAMILIES[topic as ErrorFamilyId];
  return { name, explanation, lessons };
}
