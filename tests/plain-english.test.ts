import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { exportReadme } from '#features/accounts/server/own-data/export-readme.ts';
import { CATALOGUES } from '../src/texts.ts';

/** Words and phrases that are not English as a site for learners writes it, with what to write instead. */
const WRONG: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\bwhoever\b/i, 'anyone who, or the person'],
  [/\banew\b|\bonce more\b/i, 'again'],
  [/\bmend(?:s|ed|ing)?\b/i, 'fix, correct'],
  [/\bhand(?:s|ed|ing)? in\b/i, 'submit'],
  [/\bsit (?:it|this) again\b|\bsit (?:them|the trial)\b/i, 'take it again, take the trial'],
  [/\b(?:is|are|was|were|has been) told\b/i, 'released, notified'],
  [/\b(?:comes?|came|gives?|given|goes) back\b|\bget money back\b/i, 'refund'],
  [/\bno(?:thing)? of (?:it|yours)\b/i, 'none of it, none of your work'],
  [/\be-mails?\b/i, 'email'],
  [/\bmails?\b|\bmailbox\b/i, 'email, inbox'],
  [/\bof one[’']s own\b|\bin little\b/i, 'separate, short'],
  [/\btake (?:it )?out\b|\btaken out\b|\btake the \w+ (?:off|out|away)\b/i, 'remove'],
  [/\btime (?:is|was) over\b/i, 'time is up'],
  [/\barrive[ds]? whole\b/i, 'arrived incomplete'],
  [/\b(?:begun|fetch(?:ed|ing)?)\b/i, 'started, load'],
  [
    /\b(?:was|were|been|deletion|refund|change) asked for\b|\bask for (?:it|a new one|the link)\b/i,
    'request',
  ],
  [
    /\b(?:closes|starts|begins|opens|fills|says so|tried again|signed out|sent) by itself\b/i,
    'automatically',
  ],
  [
    /\bcheck the way\b|\bcounts? (?:the days )?with you\b|\bexaminer would say\b/i,
    'see content.md, section 6',
  ],
  [/\bno money (?:moves|moved)\b|\blittle money\b/i, 'no real money is charged, insufficient funds'],
  [/\bwas it not you\b/i, 'Wasn’t it you?'],
  [/\bI found no errors\b/i, 'There are no errors.'],
];

/** These are right in the content, but a button or a message has one word for each thing. */
const WRONG_IN_MESSAGES: typeof WRONG = [
  [/\bsit (?:it|this|the|one|another|a)\b|\bsitting this\b|\bsat (?:as|this|it)\b/i, 'take'],
  [/\bgo(?:es)? on\b/i, 'continue, keep running'],
  [/\bby itself\b/i, 'automatically'],
  [/\bat once\b/i, 'immediately'],
  [/ …/, '… right after the word'],
  [/\bwaits? for an answer\b/i, 'needs your attention, is waiting'],
];

/** Messages that are promised word for word, here and in the tests of sign-up. */
const SPECIFIED = new Set([CATALOGUES.en.accounts.emailVerify.sent]);

type Text = readonly [place: string, text: string];

const withoutComments = (source: string) => source.replace(/\/\*[^]*?\*\/|(?<!:)\/\/.*/g, '');

function textsOf(value: unknown, place: string): Text[] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => textsOf(each, `${place}.${key}`));
}

/** Every `en` of a content file. */
function englishOf(value: unknown, place: string): Text[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    key === 'en' ? textsOf(each, place) : englishOf(each, `${place}.${key}`),
  );
}

const CATALOGUE = textsOf(CATALOGUES.en, 'texts');

/** Where emails, refusals and the answers of `npm run admin` are written. Their literals are read from the source. */
const SERVER_FILES = globSync([
  'src/features/*/server/**/*{texts,refusals,problems,routes,-mail,-mails,-command}.ts',
  'src/features/*/domain/contact-problems.ts',
  'src/platform/http/{problem,field-message}.ts',
]);
const SERVER = SERVER_FILES.flatMap((file) =>
  [
    ...withoutComments(readFileSync(file, 'utf8')).matchAll(
      /'((?:[^'\\\n]|\\.)* [^'\n]*)'|`([^`\n]* [^`\n]*)`/g,
    ),
  ].map((match): Text => [file, match[1] ?? match[2] ?? '']),
);

/** The archive of a learner's data explains itself. Its English comes first. */
const README = exportReadme({
  school: 'the school',
  madeAt: new Date(0),
  files: [{ name: 'recordings/answer.webm' }],
})
  .split('\n')
  // A line may start with a name in the file.
  .map((line): Text => ['README of the archive', line.replace(/^ +\w+ {2,}/, '')]);

const CONTENT = globSync([
  'content/{site,home,faq,products}.json',
  'content/{plans,teachers}/**/*.json',
  // Not lessons: their sentences are the English that is taught, where people come back and fetch things.
  'content/courses/*/course.json',
  'content/mock-tests/*/answer-key.json',
  'content/{pages,legal}/*.en.md',
]).flatMap((file) => {
  const source = readFileSync(file, 'utf8');
  if (file.endsWith('.md')) return textsOf(source.split('\n'), file);
  return englishOf(JSON.parse(source), file);
});

/** In an answer key these words are about a story, such as a wheel that was mended. */
const isStory = (place: string) => place.includes('answer-key');

function wrongIn(texts: readonly Text[], rules: typeof WRONG): string[] {
  return texts.flatMap(([place, text]) =>
    SPECIFIED.has(text)
      ? []
      : rules.flatMap(([pattern, instead]) => {
          const found = pattern.exec(text);
          return found ? [`${place}: “${found[0]}” in “${text}”. Write: ${instead}`] : [];
        }),
  );
}

describe('what a learner or a school reads is English as a native speaker writes it', () => {
  test('the catalogue', () => {
    expect(CATALOGUE.length).toBeGreaterThan(900);
    expect(wrongIn(CATALOGUE, [...WRONG, ...WRONG_IN_MESSAGES])).toEqual([]);
  });

  test('emails, refusals and the admin command', () => {
    expect(SERVER_FILES.length).toBeGreaterThan(20);
    expect(SERVER.length).toBeGreaterThan(300);
    expect(wrongIn([...SERVER, ...README], [...WRONG, ...WRONG_IN_MESSAGES])).toEqual([]);
  });

  test('the content', () => {
    expect(CONTENT.length).toBeGreaterThan(500);
    const answerKeys = CONTENT.filter(([place]) => isStory(place));
    expect(
      wrongIn(
        CONTENT.filter(([place]) => !isStory(place)),
        WRONG,
      ),
    ).toEqual([]);
    expect(answerKeys.filter(([, text]) => text.includes('I found no errors'))).toEqual([]);
  });
});

test('the rules find what they are for', () => {
  const wrong = [
    'Sit it again',
    'Hand in',
    'Time is over',
    'our mails go there',
    'Take out',
    'Nothing of it is unused',
    'Nothing of yours is lost',
    'You can sit the trial',
    'Sending …',
    'No appeal waits for an answer',
  ];
  const rules = [...WRONG, ...WRONG_IN_MESSAGES];
  expect(wrong.filter((text) => wrongIn([['here', text]], rules).length === 0)).toEqual([]);
});

test('a count has a word for one and a word for many', () => {
  const COUNTED = /\{(?:count|lessons|days|hours|left|total|limit|uses|answered)\} (?!characters)\p{Ll}+s\b/u;
  const REST = /\{(?:minutes|seconds)\} (?:minutes|seconds) (?:left|ago|of your|to check)/;
  expect(CATALOGUE.filter(([, text]) => COUNTED.test(text) || REST.test(text))).toEqual([]);
});
