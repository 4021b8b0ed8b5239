import { describe, expect, test } from 'vitest';
import { parsePassage } from '#ielts/paper/parse-passage.ts';
import { answerKeyFileSchema } from '../server/papers/answer-key-schema.ts';
import { paperSchema } from '../server/papers/content-schemas.ts';
import { anItem, anM4a, aPackage, aPng, aTest, declared, PASSAGE, STIMULUS_REF } from './foreign-fixture.ts';
import { importSection } from './import-section.ts';

/** What a package of another producer becomes. */
function brought(archive: Uint8Array) {
  const imported = importSection(archive, 'brought');
  if (!imported.ok) throw new Error(imported.problem.what);
  const read = (file: string): unknown =>
    JSON.parse(imported.content.get(`mock-tests/brought/${file}`) ?? '{}');
  const paper = paperSchema.parse(read('paper.json'));
  const { sections: keys } = answerKeyFileSchema.parse(read('answer-key.json'));
  const [section] = paper.sections;
  const groups =
    section && (section.skill === 'reading' || section.skill === 'listening')
      ? section.parts.flatMap((part) => part.groups)
      : [];
  const answers = keys.flatMap(
    (key): { readonly key: string; readonly explanation: { readonly en: string } }[] =>
      key.skill === 'reading' || key.skill === 'listening' ? key.answers : [],
  );
  return {
    imported,
    paper,
    section,
    groups,
    answers,
    keys: answers.map(({ key }) => key),
    notes: imported.notes,
    keyFile: keys,
  };
}

const one = (body: string, declarations: string, more: Partial<Parameters<typeof anItem>[0]> = {}) =>
  aPackage({ 'items/1.xml': anItem({ id: 'one', title: 'An item', body, declarations, ...more }) });

const choices = (...texts: readonly string[]) =>
  texts.map((text, i) => `<qti-simple-choice identifier="c${i}">${text}</qti-simple-choice>`).join('');
const associable = (prefix: string, most: number, ...texts: readonly string[]) =>
  texts
    .map(
      (text, i) =>
        `<qti-simple-associable-choice identifier="${prefix}${i}" match-max="${most}">${text}</qti-simple-associable-choice>`,
    )
    .join('');

describe('choice', () => {
  test('one option, with its prompt among other elements', () => {
    const { groups, keys } = brought(
      one(
        `<p>Look at the graph.</p><qti-choice-interaction response-identifier="RESPONSE" max-choices="1"><qti-prompt><p>What was <b>dear</b>?</p></qti-prompt>${choices('<p>Salt</p>', 'Sand', 'Sugar')}</qti-choice-interaction>`,
        declared(['c0']),
      ),
    );
    expect(groups).toEqual([
      {
        type: 'multiple-choice',
        questions: [
          { number: 1, stem: 'Look at the graph. What was dear?', options: ['Salt', 'Sand', 'Sugar'] },
        ],
      },
    ]);
    expect(keys).toEqual(['A']);
  });

  test('several options, with a mark for each where they are mapped', () => {
    const mapping =
      '<qti-mapping default-value="0"><qti-map-entry map-key="c1" mapped-value="1"/><qti-map-entry map-key="c4" mapped-value="1"/></qti-mapping>';
    const { groups, keys } = brought(
      one(
        `<qti-choice-interaction response-identifier="RESPONSE" max-choices="2" shuffle="true"><qti-prompt>Which two grew?</qti-prompt>${choices('a1', 'b2', 'c3', 'd4', 'e5')}</qti-choice-interaction>`,
        declared(['c1', 'c4'], 'identifier multiple', 'RESPONSE', mapping),
      ),
    );
    expect(groups[0]).toMatchObject({ type: 'multiple-choice-several', choose: 2, marking: 'each' });
    expect(keys).toEqual(['B', 'E']);
  });

  test.each([
    ['True, False, Not given', ['True', 'False', 'Not given'], 'true-false-not-given', 'TRUE', 'whole'],
    ['Yes and No alone', ['Yes', 'No'], 'yes-no-not-given', 'YES', 'changed'],
  ] as const)('%s', (_, texts, type, key, carried) => {
    const { groups, keys, notes } = brought(
      one(
        `<qti-choice-interaction response-identifier="RESPONSE"><qti-prompt>Salt was taxed.</qti-prompt>${choices(...texts)}</qti-choice-interaction>`,
        declared(['c0']),
      ),
    );
    expect(groups[0]).toEqual({ type, questions: [{ number: 1, statement: 'Salt was taxed.' }] });
    expect(keys).toEqual([key]);
    expect(notes.find(({ subject }) => subject.startsWith('Question 1'))?.carried).toBe(carried);
  });
});

describe('match', () => {
  const match = (from: string, to: string) =>
    `<qti-match-interaction response-identifier="RESPONSE" max-associations="4"><qti-prompt>Who said it?</qti-prompt><qti-simple-match-set>${from}</qti-simple-match-set><qti-simple-match-set>${to}</qti-simple-match-set></qti-match-interaction>`;

  test('statements with people, an option more than once', () => {
    const { groups, keys } = brought(
      one(
        match(
          associable('q', 1, 'Salt was dear.', 'Roads were bad.'),
          associable('o', 2, 'Reed', 'Marsh', 'Nair'),
        ),
        declared(['q0 o1', 'q1 o1'], 'directedPair multiple'),
      ),
    );
    expect(groups[0]).toMatchObject({ type: 'matching-features', title: 'Who said it?', reuse: true });
    expect(keys).toEqual(['B', 'B']);
  });

  test('paragraphs with headings, told by what they are', () => {
    const item = anItem({
      id: 'h',
      refs: STIMULUS_REF,
      body: match(
        associable('q', 1, 'Paragraph A', 'Paragraph B'),
        associable('o', 1, 'Over the hills', 'A tax', 'Steam'),
      ),
      declarations: declared(['q0 o0', 'q1 o1'], 'directedPair multiple'),
    });
    const { groups, keys } = brought(aPackage({ 'items/h.xml': item }, { 'texts/salt.xml': PASSAGE }));
    expect(groups[0]).toMatchObject({
      type: 'matching-headings',
      questions: [{ paragraph: 'A' }, { paragraph: 'B' }],
    });
    expect(keys).toEqual(['i', 'ii']);
  });

  test('a question with two right options is left, and said', () => {
    const imported = importSection(
      one(
        match(associable('q', 2, 'Salt was dear.'), associable('o', 2, 'Reed', 'Marsh', 'Nair')),
        declared(['q0 o1', 'q0 o2'], 'directedPair multiple'),
      ),
      'brought',
    );
    expect(imported).toMatchObject({
      ok: false,
      problem: { what: expect.stringContaining('2 right options') },
    });
  });
});

test('order becomes a matching of things with their places', () => {
  const { groups, keys, notes } = brought(
    one(
      `<qti-order-interaction response-identifier="RESPONSE"><qti-prompt>Put the steps in order.</qti-prompt>${choices('The salt is dried.', 'Water is let in.', 'The salt is sold.')}</qti-order-interaction>`,
      declared(['c1', 'c0', 'c2'], 'identifier ordered'),
    ),
  );
  expect(groups[0]).toMatchObject({
    type: 'matching-features',
    title: 'Put the steps in order.',
    features: ['1', '2', '3'],
  });
  expect(keys).toEqual(['B', 'A', 'C']);
  expect(notes.find(({ subject }) => subject.startsWith('Questions 1–3'))?.carried).toBe('changed');
});

test('associate becomes a matching of the first of each pair', () => {
  const { groups, keys } = brought(
    one(
      `<qti-associate-interaction response-identifier="RESPONSE" max-associations="2"><qti-prompt>Which belong together?</qti-prompt>${associable('a', 1, 'Droitwich', 'Halle upon Saale', 'England', 'Germany', 'France')}</qti-associate-interaction>`,
      declared(['a2 a0', 'a1 a3'], 'pair multiple'),
    ),
  );
  expect(groups[0]).toMatchObject({
    features: ['England', 'Germany', 'France'],
    questions: [{ statement: 'Droitwich' }, { statement: 'Halle upon Saale' }],
  });
  expect(keys).toEqual(['A', 'B']);
});

test('gap match becomes a completion from a box, lists and all', () => {
  const { groups, keys } = brought(
    one(
      `<qti-gap-match-interaction response-identifier="RESPONSE" max-associations="0"><qti-gap-text identifier="x" match-max="1">salt</qti-gap-text><qti-gap-text identifier="y" match-max="1">sand</qti-gap-text><qti-gap-text identifier="z" match-max="1">snow</qti-gap-text><blockquote><p>They carried <qti-gap identifier="G1"/> over<br/>the <qti-gap identifier="G2"/>.</p></blockquote></qti-gap-match-interaction>`,
      declared(['x G1', 'z G2'], 'directedPair multiple'),
    ),
  );
  expect(groups[0]).toMatchObject({
    type: 'summary-completion',
    fill: { from: 'box', options: ['salt', 'sand', 'snow'], reuse: false },
    lines: [{ text: 'They carried {1} over the {2}.' }],
  });
  expect(keys).toEqual(['A', 'C']);
});

describe('text entry', () => {
  const entry = (id = 'RESPONSE') =>
    `<qti-text-entry-interaction response-identifier="${id}" expected-length="10"/>`;

  test('in a sentence, with all variants and a limit read off them', () => {
    const mapping =
      '<qti-mapping><qti-map-entry map-key="Salt" mapped-value="1"/><qti-map-entry map-key="sea salt" mapped-value="1" case-sensitive="true"/><qti-map-entry map-key="sand" mapped-value="0.5"/></qti-mapping>';
    const { groups, keys, notes } = brought(
      one(
        `<div>They carried ${entry()} over {the} hills.</div>`,
        declared(['Salt'], 'string single', 'RESPONSE', mapping),
      ),
    );
    expect(groups[0]).toEqual({
      type: 'sentence-completion',
      wordLimit: { words: 2, number: false },
      questions: [{ number: 1, text: 'They carried {gap} over (the) hills.' }],
    });
    expect(keys).toEqual(['Salt / sea salt']);
    expect(notes.map(({ what }) => what).join(' ')).toMatch(/part of the mark.*Capitals.*word limit/);
  });

  test('after a question, as a short answer', () => {
    const { groups } = brought(
      one(`<p>What was taxed?</p><p>${entry()}</p>`, declared(['salt'], 'string single')),
    );
    expect(groups[0]).toMatchObject({ type: 'short-answer', questions: [{ stem: 'What was taxed?' }] });
  });

  test('in a table', () => {
    const { groups, keys } = brought(
      one(
        `<table><tr><th>Year</th><th>Tax</th></tr><tr><td>1780</td><td>${entry('R1')}</td></tr><tr><td>1790</td><td>${entry('R2')} pence</td></tr></table>`,
        declared(['10'], 'string single', 'R1') + declared(['12'], 'integer single', 'R2'),
      ),
    );
    expect(groups[0]).toMatchObject({
      type: 'table-completion',
      columns: ['Year', 'Tax'],
      rows: [
        ['1780', '{1}'],
        ['1790', '{2} pence'],
      ],
    });
    expect(keys).toEqual(['10', '12']);
  });

  test('beside a picture, which is copied', () => {
    const archive = aPackage(
      {
        'items/1.xml': anItem({
          id: 'p',
          body: `<h2>A mill</h2><img src="../img/mill.png" alt="A mill"/><p>1: the ${entry('R1')}</p><p>2: the ${entry('R2')}</p>`,
          declarations:
            declared(['wheel'], 'string single', 'R1') + declared(['pond'], 'string single', 'R2'),
        }),
      },
      { 'img/mill.png': aPng() },
    );
    const { groups, imported } = brought(archive);
    expect(groups[0]).toMatchObject({
      type: 'diagram-labelling',
      title: 'A mill',
      picture: { src: 'art/papers/brought-mill.png', alt: { en: 'A mill' } },
      questions: [{ stem: '1: the' }, { stem: '2: the' }],
    });
    expect(imported.media.get('art/papers/brought-mill.png')).toEqual(aPng());
  });
});

test('inline choices that offer the same become a box, others a choice each', () => {
  const inline = (id: string, ...texts: readonly string[]) =>
    `<qti-inline-choice-interaction response-identifier="${id}">${texts.map((text) => `<qti-inline-choice identifier="${text}">${text}</qti-inline-choice>`).join('')}</qti-inline-choice-interaction>`;
  const two = (first: string, second: string) =>
    one(
      `<p>It was ${first} and ${second} there.</p>`,
      declared(['wet'], 'identifier single', 'A') + declared(['cold'], 'identifier single', 'B'),
    );
  const same = brought(two(inline('A', 'wet', 'cold', 'dry'), inline('B', 'wet', 'cold', 'dry')));
  expect(same.groups[0]).toMatchObject({ type: 'summary-completion', fill: { from: 'box', reuse: true } });
  expect(same.keys).toEqual(['A', 'B']);
  const other = brought(two(inline('A', 'wet', 'hot', 'dry'), inline('B', 'wet', 'cold', 'dry')));
  expect(other.groups[0]).toMatchObject({
    type: 'multiple-choice',
    questions: [{ stem: 'It was ______ and ______ there.', options: ['wet', 'hot', 'dry'] }, {}],
  });
});

test('extended texts become the tasks of Writing', () => {
  const essay = (id: string, text: string) =>
    anItem({
      id,
      body: `<p>${text}</p><qti-extended-text-interaction response-identifier="RESPONSE"><qti-prompt>Write at least 180 words.</qti-prompt></qti-extended-text-interaction>`,
      declarations: declared([], 'string single'),
    });
  const { paper, keyFile, notes } = brought(
    aPackage({
      'a.xml': essay('a', 'Describe how salt was carried over the hills.'),
      'b.xml': essay('b', 'Should basic foods be taxed today? Give your view.'),
      'c.xml': essay('c', 'A third task that nobody asked for at all.'),
    }),
  );
  const [writing] = paper.sections;
  expect(writing).toMatchObject({
    skill: 'writing',
    tasks: [
      { number: 1, minWords: 180, minutes: 20 },
      { number: 2, minutes: 40 },
    ],
  });
  expect(keyFile[0]).toMatchObject({ skill: 'writing', tasks: [{ number: 1 }, { number: 2 }] });
  expect(notes.filter(({ carried }) => carried === 'left').map(({ subject }) => subject)).toEqual(['c']);
});

test('prefixes, a test in another order, a passage of foreign markup: all is read, nothing of it can run', () => {
  const prefixed = `<?xml version="1.0"?><q:qti-assessment-item xmlns:q="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="x" title="X" time-dependent="false"><q:qti-item-body><q:qti-choice-interaction response-identifier="R"><q:qti-prompt>What was taxed?</q:qti-prompt><q:qti-simple-choice identifier="a">Salt</q:qti-simple-choice><q:qti-simple-choice identifier="b">Sand</q:qti-simple-choice><q:qti-simple-choice identifier="c">Snow</q:qti-simple-choice></q:qti-choice-interaction></q:qti-item-body><q:qti-response-declaration identifier="R" cardinality="single" base-type="identifier"><q:qti-correct-response><q:qti-value>a</q:qti-value></q:qti-correct-response></q:qti-response-declaration><q:qti-assessment-stimulus-ref identifier="p" href="../texts/salt.xml"/></q:qti-assessment-item>`;
  const second = anItem({
    id: 'y',
    refs: STIMULUS_REF,
    body: '<p>Towns grew at <qti-text-entry-interaction response-identifier="RESPONSE"/>.</p>',
    declarations: declared(['crossroads'], 'string single'),
    after:
      '<qti-modal-feedback outcome-identifier="F" show-hide="show" identifier="correct"><qti-content-body>Where roads met.</qti-content-body></qti-modal-feedback>',
  });
  const rubric =
    '<qti-rubric-block view="candidate"><qti-content-body><p>Write with a pencil.</p></qti-content-body></qti-rubric-block>';
  const archive = aPackage(
    { 'items/x.xml': prefixed, 'items/y.xml': second },
    {
      'texts/salt.xml': PASSAGE,
      'test.xml': aTest(['items/y.xml', 'items/x.xml'], '<qti-time-limits max-time="1500"/>', rubric),
    },
  );
  const { imported, section, groups, answers, paper, notes } = brought(archive);
  expect(paper).toMatchObject({ slug: 'brought', draft: true, title: { en: 'Spring test' } });
  expect(section).toMatchObject({ skill: 'reading', durationMinutes: 25 });
  expect(groups.map(({ type }) => type)).toEqual(['sentence-completion', 'multiple-choice']);
  expect(answers[0]?.explanation.en).toBe('Where roads met.');
  const passage = imported.content.get('mock-tests/brought/passages/reading-1.md') ?? '';
  expect(parsePassage(passage)).toMatchObject({
    ok: true,
    passage: {
      title: 'Salt roads',
      paragraphs: [
        { letter: 'A', text: 'Long before steam, salt was carried over the hills.' },
        { letter: 'B', text: 'It was dear, and it was taxed.' },
        { letter: 'C', text: 'Towns grew where roads met.' },
      ],
    },
  });
  expect(notes.find(({ subject }) => subject.startsWith('Question 1'))?.what).toContain(
    'Write with a pencil.',
  );
});

test('a long text within an item is its passage', () => {
  const text = `<p>${'Salt was carried over the hills for many years. '.repeat(14)}</p>`;
  const { imported, groups } = brought(
    one(
      `${text}<qti-choice-interaction response-identifier="RESPONSE"><qti-prompt>What was carried?</qti-prompt>${choices('Salt', 'Sand', 'Snow')}</qti-choice-interaction>`,
      declared(['c0']),
    ),
  );
  expect(imported.content.get('mock-tests/brought/passages/reading-1.md')).toContain(
    '**A** Salt was carried',
  );
  expect(groups[0]).toMatchObject({ questions: [{ stem: 'What was carried?' }] });
});

test('a text that is an item of its own is the passage of those after it in the test', () => {
  const choice = (id: string) =>
    anItem({
      id,
      body: `<qti-choice-interaction response-identifier="RESPONSE"><qti-prompt>What was carried, ${id}?</qti-prompt>${choices('Salt', 'Sand', 'Snow')}</qti-choice-interaction>`,
      declarations: declared(['c0']),
    });
  const text = anItem({
    id: 'text',
    body: `<h1>Salt</h1><p>${'Salt was carried over the hills for many years. '.repeat(14)}</p>`,
    declarations: '',
  });
  const { section, groups } = brought(
    aPackage(
      { 'items/a.xml': choice('a'), 'items/text.xml': text, 'items/b.xml': choice('b') },
      { 'test.xml': aTest(['items/text.xml', 'items/a.xml', 'items/b.xml']) },
    ),
  );
  expect(section).toMatchObject({ skill: 'reading', parts: [{ passage: 'passages/reading-1.md' }] });
  expect(groups[0]).toMatchObject({ questions: [{ number: 1 }, { number: 2 }] });
});

test('pairs that are worth different marks are all right, and worth one', () => {
  const mapping =
    '<qti-mapping default-value="0"><qti-map-entry map-key="q0 o1" mapped-value="2"/><qti-map-entry map-key="q1 o0" mapped-value="0.5"/></qti-mapping>';
  const { keys, notes } = brought(
    one(
      `<qti-match-interaction response-identifier="RESPONSE"><qti-simple-match-set>${associable('q', 1, 'Salt was dear.', 'Roads were bad.')}</qti-simple-match-set><qti-simple-match-set>${associable('o', 1, 'Reed', 'Marsh', 'Nair')}</qti-simple-match-set></qti-match-interaction>`,
      declared([], 'directedPair multiple', 'RESPONSE', mapping),
    ),
  );
  expect(keys).toEqual(['B', 'A']);
  expect(notes.map(({ what }) => what).join(' ')).toContain('worth one mark');
});

test('an item with sound is Listening, its recording one turn until somebody cuts it', () => {
  const archive = aPackage(
    {
      'items/1.xml': anItem({
        id: 'l',
        body: `<audio controls="controls"><source src="../snd/a.m4a" type="audio/mp4"/></audio><qti-choice-interaction response-identifier="RESPONSE"><qti-prompt>What is she buying?</qti-prompt>${choices('Salt', 'Sand', 'Snow')}</qti-choice-interaction>`,
        declarations: declared(['c2']),
      }),
    },
    { 'snd/a.m4a': anM4a(65) },
  );
  const { section, imported, keys } = brought(archive);
  expect(section).toMatchObject({ skill: 'listening', parts: [{ script: 'scripts/listening-1.json' }] });
  expect(keys).toEqual(['C']);
  const manifest = [...imported.media].find(([name]) => name.endsWith('listening-1.json'))?.[1];
  expect(JSON.parse(new TextDecoder().decode(manifest))).toMatchObject({
    durationMs: 65_000,
    turns: [{ id: 't1', startMs: 0, endMs: 65_000 }],
  });
});

describe('what is left is named, with a reason and what to do:', () => {
  const good = anItem({
    id: 'good',
    body: `<qti-choice-interaction response-identifier="RESPONSE"><qti-prompt>What was taxed?</qti-prompt>${choices('Salt', 'Sand', 'Snow')}</qti-choice-interaction>`,
    declarations: declared(['c0']),
  });
  const bad = (body: string, declarations = declared(['c0']), attributes = '') =>
    anItem({ id: 'bad', body, declarations, attributes });
  const choice = (inside: string) =>
    `<qti-choice-interaction response-identifier="RESPONSE"><qti-prompt>What was taxed?</qti-prompt>${inside}</qti-choice-interaction>`;
  test.each([
    [
      'an interaction that the test has not',
      bad('<qti-slider-interaction response-identifier="RESPONSE" lower-bound="0" upper-bound="9"/>'),
      /slider/,
    ],
    [
      'an adaptive item',
      bad(choice(choices('Salt', 'Sand', 'Snow')), declared(['c0']), 'adaptive="true"'),
      /adaptive/,
    ],
    [
      'a template',
      bad(
        choice(choices('Salt', 'Sand', 'Snow')),
        `${declared(['c0'])}<qti-template-declaration identifier="T" cardinality="single" base-type="integer"/>`,
      ),
      /template/,
    ],
    ['no right answer', bad(choice(choices('Salt', 'Sand', 'Snow')), declared([])), /which answer is right/],
    ['two options', bad(choice(choices('Salt', 'Sand'))), /form of the test/],
    ['options that are pictures', bad(choice(choices('<img src="a.png" alt=""/>', 'b', 'c'))), /no text/],
    [
      'an answer of ten words',
      bad(
        '<p>Say: <qti-text-entry-interaction response-identifier="RESPONSE"/></p>',
        declared(['one two three of the old white sheep were lost'], 'string single'),
      ),
      /longer than four words/,
    ],
    ['broken XML', '<qti-assessment-item', /line 1/],
    [
      'an entity from outside',
      '<!DOCTYPE x SYSTEM "file:///etc/passwd"><qti-assessment-item/>',
      /document type/,
    ],
    ['QTI 2', '<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1"/>', /QTI 1 or 2/],
    [
      'a drawing with a script',
      bad(
        '<img src="../e.svg" alt=""/><p>A <qti-text-entry-interaction response-identifier="RESPONSE"/></p>',
        declared(['wheel'], 'string single'),
      ),
      /run or fetch/,
    ],
    [
      'a picture that is not there',
      bad(
        '<img src="../../../x.png" alt=""/><p>A <qti-text-entry-interaction response-identifier="RESPONSE"/></p>',
        declared(['wheel'], 'string single'),
      ),
      /not in the package/,
    ],
    ['nothing to answer', bad('<p>Good luck!</p>'), /nothing to answer/],
  ])('%s', (_, item, reason) => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script></svg>';
    const { groups, notes } = brought(
      aPackage({ 'items/bad.xml': item, 'items/good.xml': good }, { 'e.svg': svg }),
    );
    expect(groups.map(({ type }) => type)).toEqual(['multiple-choice']);
    const [said, ...more] = notes.filter(({ carried }) => carried === 'left');
    expect(said?.what).toMatch(reason);
    expect(said?.how).not.toBe('');
    expect(more).toEqual([]);
  });
});

test('forty questions are a section; the rest is named', () => {
  const items = Object.fromEntries(
    Array.from({ length: 43 }, (_, i) => [
      `items/${i}.xml`,
      anItem({
        id: `i${i}`,
        body: `<qti-choice-interaction response-identifier="RESPONSE"><qti-prompt>Which is number ${i}?</qti-prompt>${choices('Salt', 'Sand', 'Snow')}</qti-choice-interaction>`,
        declarations: declared(['c0']),
      }),
    ]),
  );
  const { keys, notes } = brought(aPackage(items));
  expect(keys.length).toBe(40);
  expect(notes.filter(({ carried }) => carried === 'left').length).toBe(3);
});

test.each([
  ['a name that is none', one('<p/>', ''), 'No Name', /no name for a mock test/],
  ['a name that leads elsewhere', one('<p/>', ''), '../x', /no name for a mock test/],
  ['a package of nothing', aPackage({}), 'brought', /nothing in the package/],
])('%s is refused', (_, archive, name, what) => {
  expect(importSection(archive, name)).toMatchObject({
    ok: false,
    problem: { what: expect.stringMatching(what) },
  });
});
