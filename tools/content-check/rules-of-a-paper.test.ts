import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatContentProblem } from '#platform/content/content-problem.ts';
import { checkContent } from './check-content.ts';
import { parseContent } from './content.ts';
import { readContentFiles } from './read-content-files.ts';

/** A full test that is published keeps every rule; broken in one way only, it is reported in that way. */

const ROOT = join(import.meta.dirname, '../..');
const SLUG = 'academic-1';
const all = readContentFiles(join(ROOT, 'content'), join(ROOT, 'media'));
const files = [...all.files].filter(
  ([file]) => file.startsWith(`mock-tests/${SLUG}/`) || file === 'paper-exceptions.json',
);
const whole = { ...all, files: new Map(files) };

// oxlint-disable-next-line typescript/no-explicit-any -- broken on purpose, in ways that no type allows
type Json = any;
type Edit = (file: Json) => unknown;
/** By the names of the files: JSON is changed where it stands, text is given back. */
type Break = Readonly<Record<string, Edit>>;

/** The problems of the paper when these of its files are changed. */
function problemsWith(changes: Break): string[] {
  const files = new Map(whole.files);
  for (const [name, change] of Object.entries(changes)) {
    const file = `mock-tests/${SLUG}/${name}`;
    const text = files.get(file) ?? '';
    if (!name.endsWith('.json')) {
      files.set(file, String(change(text)));
      continue;
    }
    const json: Json = JSON.parse(text);
    change(json);
    files.set(file, JSON.stringify(json));
  }
  return checkContent(parseContent(files, whole))
    .filter(({ file }) => file.startsWith(`mock-tests/${SLUG}/`))
    .map(formatContentProblem);
}

const sectionOf = (json: Json, skill: string): Json =>
  json.sections.find((each: Json) => each.skill === skill);
const groupsOf = (json: Json, skill: string): Json[] =>
  sectionOf(json, skill).parts.flatMap(({ groups }: Json) => groups);
/** The first group of its type. */
const groupOf = (json: Json, skill: string, type: string): Json =>
  groupsOf(json, skill).find((group: Json) => group.type === type);
const answerOf = (json: Json, skill: string, number: number): Json =>
  sectionOf(json, skill).answers.find((each: Json) => each.number === number);
const inKey =
  (skill: string, number: number, change: (answer: Json) => void): Edit =>
  (json) =>
    change(answerOf(json, skill, number));

const original = (name: string): Json => JSON.parse(whole.files.get(`mock-tests/${SLUG}/${name}`) ?? '');
const paper = original('paper.json');
const firstNumber = (skill: string, type: string): number => groupOf(paper, skill, type).questions[0].number;
const numbersOfGaps = (group: Json): number[] =>
  [...JSON.stringify(group).matchAll(/\{(\d+)\}/gu)].map(([, number]) => Number(number));
const notes = groupsOf(paper, 'listening').find(
  (group: Json) => group.fill?.from === 'text' && numbersOfGaps(group).length > 1,
);
const [gap = 0, otherGap = 0] = numbersOfGaps(notes);
const verdict = firstNumber('reading', 'true-false-not-given');
const keyOf = (skill: string, number: number): string =>
  answerOf(original('answer-key.json'), skill, number).key;

/** The turns that prove an answer. */
function proofOf(turns: Json[], number: number): Json[] {
  const { evidence } = answerOf(original('answer-key.json'), 'listening', number);
  return turns.filter(({ id }) => evidence.some(({ turn }: Json) => turn === id));
}

test('the paper as it is published keeps every rule', () => {
  expect(problemsWith({})).toEqual([]);
});

type Case = readonly [rule: string, changes: Break, problem: string];

describe.each<[string, Case[]]>([
  [
    '40 questions numbered without gaps',
    [
      [
        'a number is left out',
        {
          'paper.json': (json) => {
            groupOf(json, 'reading', 'true-false-not-given').questions[0].number += 1;
          },
        },
        `The number is ${verdict + 1}. Write ${verdict}`,
      ],
      [
        'there are 39',
        { 'paper.json': (json) => groupOf(json, 'reading', 'true-false-not-given').questions.pop() },
        'reading: There are 39 questions. Ask 40',
      ],
      [
        'the parts of Listening are uneven',
        {
          'paper.json': (json) => {
            const { parts } = sectionOf(json, 'listening');
            parts[1].groups.unshift(...parts[0].groups.splice(-1));
          },
        },
        'Ask 10 in each of the four parts.',
      ],
    ],
  ],
  [
    'every key accepted by its own rule and within its word limit',
    [
      [
        'a verdict of the other type',
        { 'answer-key.json': inKey('reading', verdict, (answer) => (answer.key = 'YES')) },
        `reading question ${verdict}: The key is none of the choices.`,
      ],
      [
        'a letter behind the last option',
        {
          'answer-key.json': inKey(
            'reading',
            firstNumber('reading', 'multiple-choice'),
            (answer) => (answer.key = 'K'),
          ),
        },
        'The key is none of the choices.',
      ],
      [
        'no form within the limit',
        {
          'answer-key.json': inKey('listening', gap, (answer) => (answer.key = 'far too many words for it')),
        },
        `listening question ${gap}: No accepted answer keeps the word limit.`,
      ],
      [
        'an alternative over the limit',
        {
          'answer-key.json': inKey('listening', gap, (answer) => {
            answer.key += ' / far too many words for it';
          }),
        },
        `listening question ${gap}: “far too many words for it” is over the limit`,
      ],
      [
        'a key that cannot be read',
        { 'answer-key.json': inKey('listening', gap, (answer) => (answer.key += ' (or')) },
        `listening question ${gap}: The key cannot be read`,
      ],
      [
        'no key',
        {
          'answer-key.json': (json) => {
            sectionOf(json, 'reading').answers.shift();
          },
        },
        'reading question 1: There is no key.',
      ],
    ],
  ],
  [
    'every answer proved at the given place',
    [
      [
        'words that the paragraph does not have',
        { 'answer-key.json': inKey('reading', 1, (answer) => (answer.evidence[0].quote += ' indeed')) },
        'reading question 1: Paragraph',
      ],
      [
        'the words of another paragraph',
        {
          'answer-key.json': inKey('reading', 1, ({ evidence }) => {
            evidence[0].paragraph = evidence[0].paragraph === 'A' ? 'B' : 'A';
          }),
        },
        'Name paragraph',
      ],
      [
        'a paragraph that is not there',
        { 'answer-key.json': inKey('reading', 1, (answer) => (answer.evidence[0].paragraph = 'Z')) },
        'reading question 1: There is no paragraph Z.',
      ],
      [
        'a word that the script does not have',
        { 'answer-key.json': inKey('listening', gap, (answer) => (answer.key = 'xylophone')) },
        `listening question ${gap}: The script does not have the word(s) xylophone.`,
      ],
      [
        'a turn whose voice says something else',
        {
          'scripts/listening-1.json': ({ turns }) => {
            for (const turn of proofOf(turns, gap)) turn.spoken = 'I have forgotten what it was.';
          },
        },
        `listening question ${gap}: No accepted answer is said in the turn(s) of its evidence`,
      ],
      [
        'an answer of the narrator',
        {
          'scripts/listening-1.json': ({ turns }) => {
            for (const turn of proofOf(turns, gap)) turn.speaker = 'narrator';
          },
        },
        `listening question ${gap}: Nobody but the narrator says the answer.`,
      ],
    ],
  ],
  [
    'distractors present where the type needs them',
    [
      [
        'as many headings as paragraphs',
        {
          'paper.json': (json) => {
            const group = groupOf(json, 'reading', 'matching-headings');
            group.headings.length = group.questions.length;
          },
        },
        'There are no more options than answers',
      ],
      [
        'an option twice',
        {
          'paper.json': (json) => {
            const [question] = groupOf(json, 'reading', 'multiple-choice').questions;
            question.options[1] = `${question.options[0]}.`;
          },
        },
        'is there twice. Write another.',
      ],
      [
        'a heading that answers two questions',
        {
          'answer-key.json': inKey('reading', firstNumber('reading', 'matching-headings') + 1, (answer) => {
            answer.key = keyOf('reading', firstNumber('reading', 'matching-headings'));
          }),
        },
        `is the key of question ${firstNumber('reading', 'matching-headings')}, too.`,
      ],
    ],
  ],
  [
    'passage and script lengths in range',
    [
      [
        'a passage cut short',
        { 'passages/reading-1.md': (text: string) => text.split('\n\n').slice(0, 4).join('\n\n') },
        'Write more: ',
      ],
      [
        'a passage that goes on and on',
        {
          'passages/reading-1.md': (text: string) => `${text.trim()} ${'More words follow. '.repeat(200)}\n`,
        },
        'Shorten: ',
      ],
      [
        'a script cut short',
        { 'scripts/listening-2.json': (json) => json.turns.splice(3) },
        'the narrator’s not counted. 10 questions need',
      ],
    ],
  ],
  [
    'no accepted answer fits another gap of the group',
    [
      [
        'the key of one gap in that of another',
        {
          'answer-key.json': inKey('listening', otherGap, (answer) => {
            answer.key += ` / ${keyOf('listening', gap)}`;
          }),
        },
        `is right in question ${otherGap}, too.`,
      ],
    ],
  ],
  [
    'both explanations present',
    [
      [
        'none in English',
        { 'answer-key.json': inKey('reading', 1, (answer) => (answer.explanation.en = '')) },
        'explanation.en',
      ],
      [
        'spaces for Chinese',
        { 'answer-key.json': inKey('reading', 1, (answer) => (answer.explanation['zh-Hant'] = '　　')) },
        'reading question 1: The explanation (zh-Hant) has fewer than',
      ],
    ],
  ],
  [
    'band table monotone and complete',
    [
      [
        'a band that rises',
        { 'answer-key.json': (json) => (sectionOf(json, 'reading').bands[2].band = 9) },
        'reading bands row 3: The band does not fall.',
      ],
      [
        'a raw score that rises',
        { 'answer-key.json': (json) => (sectionOf(json, 'listening').bands[3].minRaw = 39) },
        'listening bands row 4: minRaw does not fall.',
      ],
      [
        'nothing for nought',
        { 'answer-key.json': (json) => sectionOf(json, 'reading').bands.pop() },
        'The last row does not begin at 0.',
      ],
    ],
  ],
  [
    'media matching',
    [
      [
        'a script that was rendered of other words',
        { 'scripts/listening-1.json': ({ turns }) => (turns[0].display += ' And now begin.') },
        'listening-1.json: Nothing is recorded of these words.',
      ],
      [
        'a question that the examiner does not ask so',
        {
          'paper.json': (json) => {
            sectionOf(json, 'speaking').parts[0].topics[0].questions[0].text = 'Do you like lamps?';
          },
        },
        'Nothing is recorded of these words. Run npm run media -- academic-1',
      ],
      [
        'a script that nobody wrote',
        { 'paper.json': (json) => (sectionOf(json, 'listening').parts[0].script = 'scripts/none.json') },
        'scripts/none.json: The file is missing.',
      ],
    ],
  ],
])('%s', (_promise, cases) => {
  test.each(cases)('%s is reported', (_rule, changes, problem) => {
    expect(problemsWith(changes)).toContainEqual(expect.stringContaining(problem));
  });
});
