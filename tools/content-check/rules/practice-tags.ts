import { ERROR_TAGS, SKILL_TAGS, TOPIC_TAGS } from '#ielts/skills/skill-tags.ts';
import type { ContentProblem } from '#platform/content/content-problem.ts';
import { type CheckedPractice, listCheckedPractice, problem } from '../checked-lessons.ts';
import type { ContentRule } from '../content-rule.ts';
import { lessonPlacesOf } from './lesson-links.ts';

const SKILLS = new Set(SKILL_TAGS);
const ERRORS = new Set(ERROR_TAGS);
const TOPICS = new Set(TOPIC_TAGS);

/**
 * A practice set and its questions have tags that the curriculum has, bands within those of the set, and a lesson that
 * is there.
 */
export const practiceTags: ContentRule = {
  name: 'practice-tags',
  check(content) {
    const places = new Set(content.courses.flatMap(lessonPlacesOf));
    return listCheckedPractice(content).flatMap((practice) => [
      ...checkSet(practice, places),
      ...checkAnswers(practice),
    ]);
  },
};

const isSkill = (tag: string) => SKILLS.has(tag) || ERRORS.has(tag);

const unknownTag = (file: string, place: string, tag: string): ContentProblem =>
  problem(file, place, `There is no tag ${tag}.`, 'Take one of docs/practice-sets.md.');

function checkSet({ file, set }: CheckedPractice, places: ReadonlySet<string>): ContentProblem[] {
  const { skill, moreSkills, topic, lesson } = set;
  const more = moreSkills.map((tag, i) => [`moreSkills.${i}`, tag] as const);
  return [
    ...[['skill', skill] as const, ...more]
      .filter(([, tag]) => !isSkill(tag))
      .map(([place, tag]) => unknownTag(file, place, tag)),
    ...(topic === undefined || TOPICS.has(topic) ? [] : [unknownTag(file, 'topic', topic)]),
    ...(lesson === undefined || places.has(lesson)
      ? []
      : [
          problem(file, 'lesson', `There is no lesson ${lesson}.`, 'Write it as <course>/<module>.<lesson>.'),
        ]),
  ];
}

function checkAnswers({ keyFile, answers, set: { bands } }: CheckedPractice): ContentProblem[] {
  return [...answers.values()].flatMap(({ number, skill, error, band }) => {
    const place = `question ${number}`;
    return [
      ...(isSkill(skill) ? [] : [unknownTag(keyFile, place, skill)]),
      ...(error === null || ERRORS.has(error) ? [] : [unknownTag(keyFile, place, error)]),
      ...(band >= bands.from && band <= bands.to
        ? []
        : [
            problem(
              keyFile,
              place,
              `Its band is ${band}; the set has ${bands.from} to ${bands.to}.`,
              'Change the band, the question, or the bands of set.json.',
            ),
          ]),
    ];
  });
}
