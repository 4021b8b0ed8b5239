import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { answerKeyFileSchema } from '../server/papers/answer-key-schema.ts';
import { paperSchema } from '../server/papers/content-schemas.ts';
import { anItem, anM4a, aPackage, aPng, aTest, declared, PASSAGE, STIMULUS_REF } from './foreign-fixture.ts';
import { importSection } from './import-section.ts';

/** What other programs put into their packages and a mock test has no place for: carried as far as it goes, and told. */

function brought(archive: Uint8Array) {
  const imported = importSection(archive, 'brought');
  if (!imported.ok) throw new Error(imported.problem.what);
  const read = (file: string): unknown =>
    JSON.parse(imported.content.get(`mock-tests/brought/${file}`) ?? '{}');
  const [section] = paperSchema.parse(read('paper.json')).sections;
  const { sections: keys } = answerKeyFileSchema.parse(read('answer-key.json'));
  const marked = section?.skill === 'reading' || section?.skill === 'listening' ? section.parts : [];
  const answers = keys.flatMap((key) =>
    key.skill === 'reading' || key.skill === 'listening' ? [...key.answers] : [],
  );
  return {
    section,
    groups: marked.flatMap(({ groups }) => groups),
    keys: answers.map(({ key }) => key),
    explained: answers.map(({ explanation }) => explanation.en),
    notes: imported.notes,
    told: imported.notes.map(({ subject, what }) => `${subject}: ${what}`).join('\n'),
  };
}

type More = Partial<Parameters<typeof anItem>[0]>;
const one = (body: string, declarations: string, more: More = {}) =>
  aPackage({ 'items/1.xml': anItem({ id: 'one', title: 'An item', body, declarations, ...more }) });

const choices = (...texts: readonly string[]) =>
  texts.map((text, i) => `<qti-simple-choice identifier="c${i}">${text}</qti-simple-choice>`).join('');
const choice = (inside = choices('Salt', 'Sand', 'Snow'), prompt = 'What was taxed?', more = '') =>
  `<qti-choice-interaction response-identifier="RESPONSE" ${more}><qti-prompt>${prompt}</qti-prompt>${inside}</qti-choice-interaction>`;
const entry = (id = 'RESPONSE') => `<qti-text-entry-interaction response-identifier="${id}"/>`;
const processed = (template: string) => `<qti-response-processing template="${template}"/>`;
const mapped = (entries: Readonly<Record<string, number>>, more = 'default-value="0"') =>
  `<qti-mapping ${more}>${Object.entries(entries)
    .map(([key, value]) => `<qti-map-entry map-key="${key}" mapped-value="${value}"/>`)
    .join('')}</qti-mapping>`;

const FORMULA =
  '<m:math xmlns:m="http://www.w3.org/1998/Math/MathML"><m:msup><m:mi>x</m:mi><m:mn>2</m:mn></m:msup></m:math>';

describe('what stands in or round a question, and is not shown with it, is told:', () => {
  test.each([
    ['a formula in the prompt', choice(undefined, `What is ${FORMULA} here?`), /formula/],
    ['a formula in an option', choice(choices(FORMULA, 'Sand', 'Snow')), /formula/],
    ['a table in the prompt', choice(undefined, '<table><tr><td>9</td></tr></table> taxed?'), /a table/],
    [
      'a picture before it',
      `<img src="m.png" alt="A map of roads"/>${choice()}`,
      /picture is not shown.*A map/,
    ],
    [
      'a picture in an option',
      choice(choices('<img src="a.png" alt="A sack"/> Salt', 'b', 'c')),
      /picture.*A sack/,
    ],
    ['a recording in an option', choice(choices('<audio src="a.mp3"/>Salt', 'b', 'c')), /recording/],
    [
      'a table before it',
      `<table><tr><td>1780</td><td>nine pence</td></tr></table>${choice()}`,
      /nine pence/,
    ],
    ['a line after it', `${choice()}<p>Think of the hills.</p>`, /Think of the hills/],
    ['another file', `<xi:include xmlns:xi="x" href="p.xml"/>${choice()}`, /another file/],
    ['a page of another address', `<object type="text/html" data="//x.example"/>${choice()}`, /embedded/],
    [
      'words for markers',
      `${choice()}<qti-rubric-block view="scorer"><qti-content-body>One mark for salt.</qti-content-body></qti-rubric-block>`,
      /One mark for salt/,
    ],
    [
      'a question that comes after the answer',
      `${choice()}<qti-feedback-block identifier="f" outcome-identifier="F" show-hide="show"><qti-content-body>${choice(choices('a', 'b', 'c'), 'And why?')}</qti-content-body></qti-feedback-block>`,
      /after an answer/,
    ],
  ])('%s', (_, body, said) => {
    const { told, keys, notes } = brought(one(body, declared(['c0'])));
    expect(told).toMatch(said);
    expect(keys).toEqual(['A']);
    expect(notes.filter(({ carried }) => carried === 'whole')).toEqual([]);
  });

  test.each([
    [
      'glossaries and signs',
      '<qti-catalog-info><qti-catalog id="g"><qti-card support="glossary-on-screen"/></qti-catalog></qti-catalog-info>',
      /help for some/,
    ],
    [
      'a calculator',
      '<qti-companion-materials-info><qti-calculator/></qti-companion-materials-info>',
      /tools/,
    ],
  ])('%s', (_, refs, said) => {
    expect(brought(one(choice(), declared(['c0']), { refs })).told).toMatch(said);
  });
});

test('small figures keep their height, and readings stand beside their words', () => {
  const { groups } = brought(
    one(
      choice(
        choices('10<sup>3</sup> H<sub>2</sub>O', 'n<sup>k</sup>', 'the 21<sup>st</sup>'),
        'Where is <ruby><rb>北海道</rb><rt>ほっかいどう</rt></ruby>, <ruby>東<rp>(</rp><rt>ひがし</rt><rp>)</rp></ruby>?',
      ),
      declared(['c0']),
    ),
  );
  expect(groups).toMatchObject([
    {
      questions: [
        { stem: 'Where is 北海道(ほっかいどう), 東(ひがし)?', options: ['10³ H₂O', 'n^(k)', 'the 21st'] },
      ],
    },
  ]);
});

test('an option that is a picture alone is its description', () => {
  const pictures = choices('<img src="a.png" alt="A sack of salt"/>', '<img src="b.png" alt="A cart"/>', 'c');
  const { groups, told } = brought(one(choice(pictures), declared(['c0'])));
  expect(groups).toMatchObject([{ questions: [{ options: ['A sack of salt', 'A cart', 'c'] }] }]);
  expect(told).toMatch(/picture \(“A sack of salt”\)/);
});

test('a match with pictures that nobody describes is left', () => {
  const set = (...texts: readonly string[]) =>
    `<qti-simple-match-set>${texts.map((text, i) => `<qti-simple-associable-choice identifier="${text.length}${i}" match-max="1">${text}</qti-simple-associable-choice>`).join('')}</qti-simple-match-set>`;
  const archive = one(
    `<qti-match-interaction response-identifier="RESPONSE">${set('ab', 'cd')}${set('<img src="x" alt=""/>', 'abc')}</qti-match-interaction>`,
    declared(['20 210'], 'directedPair multiple'),
  );
  expect(importSection(archive, 'brought')).toMatchObject({
    ok: false,
    problem: { what: expect.stringContaining('has no text') },
  });
});

describe('marks', () => {
  const two = choices('a1', 'b2', 'c3', 'd4', 'e5');
  const both = { c1: 1, c4: 1 };
  const several = (template: string, mapping = mapped(both), more = 'max-choices="2"') =>
    one(choice(two, 'Which two?', more), declared(['c1', 'c4'], 'identifier multiple', 'RESPONSE', mapping), {
      after: processed(template),
    });

  test.each([
    ['https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/map_response.xml', 'each'],
    ['https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/map_response', 'each'],
    ['http://www.imsglobal.org/question/qti_v2p2/rptemplates/map_response', 'each'],
    ['https://www.imsglobal.org/question/qti_v3p0/rptemplates/match_correct.xml', 'together'],
    ['../templates/match_correct.xml', 'together'],
  ])('by the template %s: %s', (template, marking) => {
    const { groups, told } = brought(several(template));
    expect(groups).toMatchObject([{ marking }]);
    expect(told).not.toMatch(/rules of its own/);
  });

  test.each([
    ['a template that nobody knows', processed('https://example.org/rp/half.xml'), true],
    [
      'a sum that is compared',
      '<qti-response-processing><qti-response-condition><qti-response-if><qti-match><qti-map-response identifier="RESPONSE"/><qti-base-value base-type="float">2</qti-base-value></qti-match><qti-set-outcome-value identifier="SCORE"><qti-base-value base-type="float">1</qti-base-value></qti-set-outcome-value></qti-response-if></qti-response-condition></qti-response-processing>',
      true,
    ],
    [
      'an answer within the rules',
      '<qti-response-processing><qti-response-condition><qti-response-if><qti-match><qti-variable identifier="RESPONSE"/><qti-base-value base-type="identifier">c1</qti-base-value></qti-match><qti-set-outcome-value identifier="SCORE"><qti-base-value base-type="float">1</qti-base-value></qti-set-outcome-value></qti-response-if></qti-response-condition></qti-response-processing>',
      true,
    ],
    [
      'the correct response, spelled out, with feedback',
      '<qti-response-processing><qti-response-condition><qti-response-if><qti-match><qti-variable identifier="RESPONSE"/><qti-correct identifier="RESPONSE"/></qti-match><qti-set-outcome-value identifier="SCORE"><qti-variable identifier="MAX"/></qti-set-outcome-value></qti-response-if><qti-response-else><qti-set-outcome-value identifier="F"><qti-base-value base-type="identifier">no</qti-base-value></qti-set-outcome-value></qti-response-else></qti-response-condition></qti-response-processing>',
      false,
    ],
    [
      'its correct response in any case',
      '<qti-response-processing><qti-response-condition><qti-response-if><qti-string-match case-sensitive="false"><qti-variable identifier="RESPONSE"/><qti-correct identifier="RESPONSE"/></qti-string-match><qti-set-outcome-value identifier="SCORE"><qti-base-value base-type="float">1</qti-base-value></qti-set-outcome-value></qti-response-if></qti-response-condition></qti-response-processing>',
      false,
    ],
    [
      'a part of its correct response',
      '<qti-response-processing><qti-response-condition><qti-response-if><qti-string-match case-sensitive="false" substring="true"><qti-variable identifier="RESPONSE"/><qti-correct identifier="RESPONSE"/></qti-string-match></qti-response-if></qti-response-condition></qti-response-processing>',
      true,
    ],
    ['rules that are empty', '<qti-response-processing/>', false],
  ])('by %s', (_, after, odd) => {
    const { told, keys } = brought(one(choice(), declared(['c0']), { after }));
    expect(keys).toEqual(['A']);
    expect(/rules of its own/.test(told)).toBe(odd);
  });

  test('that wrong answers took away, and choices that nobody counted, are told', () => {
    const penal = several('x/map_response', mapped(both, 'default-value="-1" lower-bound="0"'));
    expect(brought(penal).told).toMatch(/take no marks away/);
    const free = several('x/map_response', mapped({ ...both, c0: -1 }), 'max-choices="0"');
    expect(brought(free).told).toMatch(/take no marks away.*As many as one liked/);
    const single = one(
      choice(undefined, undefined, 'max-choices="2"'),
      declared(['c0'], 'identifier multiple'),
    );
    expect(brought(single).told).toMatch(/Up to 2 could be chosen/);
  });

  test('that came only for all gaps together are told', () => {
    const body = `<p>Fill in the two words.</p><qti-gap-match-interaction response-identifier="RESPONSE" max-associations="2"><qti-prompt>Use each word once.</qti-prompt><qti-gap-text identifier="x" match-max="1">salt</qti-gap-text><qti-gap-text identifier="y" match-max="1">sand</qti-gap-text><qti-gap-text identifier="v" match-max="1">soot</qti-gap-text><qti-gap-img identifier="z" match-max="1"><img src="z.png" alt="A cart"/></qti-gap-img><p>They carried <qti-gap identifier="G1"/> over <qti-gap identifier="G2"/>.</p></qti-gap-match-interaction>`;
    const after = processed('https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/match_correct');
    const { told, keys } = brought(one(body, declared(['x G1', 'y G2'], 'directedPair multiple'), { after }));
    expect(keys).toEqual(['A', 'B']);
    expect(told).toMatch(/All had to be right.*Not shown: “Fill in the two words. Use each word once.”/);
    expect(told).toMatch(/put into its gaps is a picture/);
  });

  test('that depend on capitals, or on how a number is written, are told', () => {
    const after = processed('https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/match_correct.xml');
    const body = `<p>They carried ${entry()} over the hills.</p>`;
    expect(brought(one(body, declared(['Salt'], 'string single'), { after })).told).toMatch(/Capitals/);
    expect(brought(one(body, declared(['7.5'], 'float single'), { after })).told).toMatch(/as it is written/);
    const limited = body.replace('response-identifier', 'pattern-mask="[a-z]+" response-identifier');
    expect(brought(one(limited, declared(['salt'], 'string single'))).told).toMatch(/limited by a pattern/);
  });
});

test('an order that is listed as it should be is not to give itself away', () => {
  const order = `<qti-order-interaction response-identifier="RESPONSE" shuffle="true">${choices('First water.', 'Then sun.', 'Then salt.')}</qti-order-interaction>`;
  expect(brought(one(order, declared(['c0', 'c1', 'c2'], 'identifier ordered'))).told).toMatch(/mix them/);
});

test('of feedback to each option that of the right one explains it, and the rest is told', () => {
  const said = (id: string, text: string) =>
    `<qti-feedback-inline outcome-identifier="F" identifier="${id}" show-hide="show">${text}</qti-feedback-inline>`;
  const options = choices(
    `Salt ${said('c0', 'Salt was cheap.')}`,
    `Sand ${said('c1', 'Sand it was.')}`,
    'Snow',
  );
  const { explained, told, groups } = brought(one(choice(options), declared(['c1'])));
  expect(explained).toEqual(['Sand it was.']);
  expect(told).toMatch(/not carried: “Salt was cheap.”/);
  expect(groups).toMatchObject([{ questions: [{ options: ['Salt', 'Sand', 'Snow'] }] }]);
});

test('feedback that is shown where the answer is another explains nothing, and the same twice is said once', () => {
  const said = (more: string, text: string) =>
    `<qti-modal-feedback outcome-identifier="F" ${more}><qti-content-body><p>${text}</p></qti-content-body></qti-modal-feedback>`;
  const after =
    said('identifier="correct" show-hide="hide"', 'Not so.') +
    said('identifier="correct" show-hide="show"', 'It was dear.') +
    said('identifier="general" show-hide="show"', 'It was dear.');
  const { explained, told } = brought(one(choice(), declared(['c0']), { after }));
  expect(explained).toEqual(['It was dear.']);
  expect(told).toMatch(/not carried: “Not so.”/);
});

test('a gap in a power or a term is asked', () => {
  const declarations = declared(['3'], 'string single', 'R1') + declared(['salt'], 'string single', 'R2');
  const body = `<p>A thousand is 10<sup>${entry('R1')}</sup>.</p><dl><dt>It is ${entry('R2')}</dt><dd>and was taxed</dd></dl>`;
  expect(brought(one(body, declarations)).keys).toEqual(['3', 'salt']);
});

describe('gaps', () => {
  const three = ['R1', 'R2', 'R3'].map((id, i) => declared([`w${i}`], 'string single', id)).join('');

  test('of two tables and a line are all asked, in their order', () => {
    const table = (id: string) => `<table><tr><td>Year</td><td>${entry(id)}</td></tr></table>`;
    const { groups, keys } = brought(
      one(`${table('R1')}<p>Then ${entry('R2')}.</p>${table('R3')}`, three, {}),
    );
    expect(groups).toMatchObject([
      { lines: [{ text: 'Year; {1}' }, { text: 'Then {2}.' }, { text: 'Year; {3}' }] },
    ]);
    expect(keys).toEqual(['w0', 'w1', 'w2']);
  });

  test('of one line beside a picture are all asked', () => {
    const { keys, told } = brought(
      one(
        `<img src="a.png" alt="A mill"/><p>The ${entry('R1')} and the ${entry('R2')}</p><p>A ${entry('R3')}</p>`,
        three,
      ),
    );
    expect(keys).toEqual(['w0', 'w1', 'w2']);
    expect(told).toMatch(/picture is not shown/);
  });

  test('beside a picture that labels them leave no line unsaid', () => {
    const archive = aPackage(
      {
        'items/1.xml': anItem({
          id: 'p',
          title: 'The mill',
          body: `<img src="../m.png" alt="A mill"/><p>Name the parts.</p><p>1: the ${entry()}</p>`,
          declarations: declared(['wheel'], 'string single'),
        }),
      },
      { 'm.png': aPng() },
    );
    expect(brought(archive).told).toMatch(/diagram-labelling.*Not shown: “Name the parts.”/);
  });
});

test('questions that stand in the cells of a table are asked', () => {
  const { keys, groups } = brought(
    one(`<table><tr><td><p>Read on.</p></td><td>${choice()}</td></tr></table>`, declared(['c2'])),
  );
  expect(keys).toEqual(['C']);
  expect(groups).toMatchObject([{ questions: [{ stem: 'What was taxed?' }] }]);
});

describe('sound', () => {
  test.each([
    [
      'a media interaction',
      '<qti-media-interaction response-identifier="M" max-plays="1"><audio><source src="../snd/a.m4a"/></audio></qti-media-interaction>',
    ],
    ['an object', '<object type="audio/mp4" data="../snd/a.m4a"/>'],
    ['a cell of a table', '<table><tr><td>Listen:</td><td><audio src="../snd/a.m4a"/></td></tr></table>'],
  ])('in %s makes Listening', (_, body) => {
    const item = anItem({ id: 'l', body: body + choice(), declarations: declared(['c0']) });
    const { section } = brought(aPackage({ 'items/1.xml': item }, { 'snd/a.m4a': anM4a(30) }));
    expect(section?.skill).toBe('listening');
  });

  test('in a second recording is told', () => {
    const body = `<audio src="../snd/a.m4a"/><audio src="../snd/b.m4a"/>${choice()}`;
    const item = anItem({ id: 'l', body, declarations: declared(['c0']) });
    const { told } = brought(aPackage({ 'items/1.xml': item }, { 'snd/a.m4a': anM4a(30) }));
    expect(told).toMatch(/further recording/);
  });
});

describe('essays', () => {
  const essay = (before: string, declarations = declared([], 'string single'), refs = '') =>
    anItem({
      id: 'e',
      refs,
      declarations,
      body: `${before}<p>Should basic foods be taxed today? Give your view.</p><qti-extended-text-interaction response-identifier="RESPONSE"/>`,
    });

  test.each([
    ['a picture', '<img src="x.png" alt="Prices of salt"/>', /picture.*Prices of salt/],
    [
      'a table of words',
      '<table><tr><th>A</th><th>B</th></tr><tr><td>x</td><td>low</td></tr></table>',
      /low/,
    ],
  ])('with %s', (_, before, said) => {
    expect(brought(aPackage({ 'a.xml': essay(before) })).told).toMatch(said);
  });

  test('about a text, and with a sample answer', () => {
    const item = essay('', declared(['No, they should not.'], 'string single'), STIMULUS_REF);
    const { told } = brought(aPackage({ 'items/a.xml': item }, { 'texts/salt.xml': PASSAGE }));
    expect(told).toMatch(/It is about “Salt roads”/);
    expect(told).toMatch(/sample answer.*No, they should not/);
  });

  test('give their text to no question after them', () => {
    const { section } = brought(
      aPackage(
        {
          'items/a.xml': essay('', undefined, STIMULUS_REF),
          'items/b.xml': anItem({ id: 'b', body: choice(), declarations: declared(['c0']) }),
        },
        { 'texts/salt.xml': PASSAGE, 'test.xml': aTest(['items/a.xml', 'items/b.xml']) },
      ),
    );
    expect(section?.skill).toBe('reading');
    expect(JSON.stringify(section)).not.toContain('Salt roads');
  });
});

test('a text that no question refers to is told', () => {
  const item = anItem({ id: 'b', body: choice(), declarations: declared(['c0']) });
  const { notes } = brought(aPackage({ 'items/b.xml': item }, { 'texts/salt.xml': PASSAGE }));
  expect(notes.filter(({ carried }) => carried === 'left')).toMatchObject([{ subject: '“Salt roads”' }]);
});

describe('a test', () => {
  const item = anItem({ id: 'b', body: choice(), declarations: declared(['c0']) });
  const asTest = (test: string) => brought(aPackage({ 'items/b.xml': item }, { 'test.xml': test }));

  test.each([
    ['a random choice', '<qti-selection select="1"/>', /picks some/],
    ['an order of its own for everybody', '<qti-ordering shuffle="true"/>', /another order/],
    ['conditions', '<qti-pre-condition><qti-is-null/></qti-pre-condition>', /depends on the answers/],
    ['limits of its sections', '<qti-time-limits max-time="300"/>', /limits of their own/],
    [
      'words for markers',
      '<qti-rubric-block view="scorer"><qti-content-body><p>Be strict.</p></qti-content-body></qti-rubric-block>',
      /Be strict/,
    ],
  ])('with %s', (_, inSection, said) => {
    expect(asTest(aTest(['items/b.xml'], '', inSection)).told).toMatch(said);
  });

  test('with instructions above all of it, in two languages, tells those that are seen', () => {
    const { told } = asTest(
      aTest(
        ['items/b.xml'],
        '<qti-rubric-block view="candidate"><qti-content-body><p>Use a pencil.</p></qti-content-body><qti-catalog-info><qti-catalog id="k"><qti-card support="keyword-translation"><qti-html-content><p>Bleistift.</p></qti-html-content></qti-card></qti-catalog></qti-catalog-info></qti-rubric-block>',
      ),
    );
    expect(told).toMatch(/there were: “Use a pencil.”/);
  });

  test('with a time for one question', () => {
    const timed = aTest(['items/b.xml']).replace(
      'href="items/b.xml"/>',
      'href="items/b.xml"><qti-time-limits max-time="30"/></qti-assessment-item-ref>',
    );
    expect(asTest(timed).told).toMatch(/time of its own/);
  });

  test('with weights and a last word', () => {
    const weighed = aTest(['items/b.xml'])
      .replace(
        'href="items/b.xml"/>',
        'href="items/b.xml"><qti-weight identifier="W" value="2"/></qti-assessment-item-ref>',
      )
      .replace(
        '</qti-assessment-test>',
        '<qti-test-feedback identifier="F" outcome-identifier="O" show-hide="show" access="at-end"><qti-content-body>Well done.</qti-content-body></qti-test-feedback></qti-assessment-test>',
      );
    expect(asTest(weighed).told).toMatch(/counted more than others[^]*at its end/);
  });

  test('of two parts with a time each takes as long as both', () => {
    const part = (id: string, href: string) =>
      `<qti-test-part identifier="${id}" navigation-mode="linear" submission-mode="individual"><qti-time-limits max-time="600"/><qti-assessment-section identifier="s${id}" title="S" visible="true">${href}</qti-assessment-section></qti-test-part>`;
    const whole = aTest([]).replace(
      /<qti-test-part[^]*<\/qti-test-part>/,
      part('p', '<qti-assessment-item-ref identifier="i" href="items/b.xml"/>') + part('q', ''),
    );
    expect(asTest(whole).section).toMatchObject({ durationMinutes: 20 });
  });
});

describe('what would have no end, or take very long, is left:', () => {
  const good = anItem({ id: 'g', body: choice(), declarations: declared(['c0']) });
  const section = (refs: string) =>
    `<qti-assessment-section xmlns="x" identifier="s" title="S" visible="true"><qti-assessment-item-ref identifier="i" href="g.xml"/>${refs}</qti-assessment-section>`;

  test('sections that refer to themselves and each other, many times', () => {
    const refs =
      '<qti-assessment-section-ref identifier="r" href="s.xml"/><qti-assessment-section-ref identifier="q" href="t.xml"/>';
    const { keys, told } = brought(
      aPackage(
        { 'g.xml': good },
        {
          'test.xml': aTest([], '', refs),
          's.xml': section(refs.repeat(40)),
          't.xml': section(refs.repeat(40)),
        },
      ),
    );
    expect(keys).toEqual(['A']);
    expect(told).toMatch(/s\.xml: The test has it a second time/);
  });

  test.each([
    ['thousands of questions', choice().repeat(300), ''],
    [
      'thousands of words about them',
      choice(),
      '<qti-modal-feedback identifier="f" outcome-identifier="F" show-hide="show">x</qti-modal-feedback>'.repeat(
        1_100,
      ),
    ],
  ])('an item with %s', (_, body, after) => {
    const bad = anItem({ id: 'b', body, after, declarations: declared(['c0']) });
    const { keys, notes } = brought(aPackage({ 'b.xml': bad, 'g.xml': good }));
    expect(keys).toEqual(['A']);
    expect(notes.filter(({ carried }) => carried === 'left')).toMatchObject([
      { subject: 'b', what: expect.stringContaining('more than 200 questions') },
    ]);
  });
});

describe('a package', () => {
  const item = anItem({
    id: 'b',
    title: 'Größe',
    body: choice(choices('Größe', '鹽', 'c')),
    declarations: declared(['c1']),
  });
  const inBytes = (bytes: Uint8Array) =>
    aPackage(
      { 'items/good.xml': anItem({ id: 'g', body: choice(), declarations: declared(['c0']) }) },
      { 'items/b.xml': bytes },
    );
  const utf16 = (text: string, big: boolean, mark: boolean) => {
    const units = [...(mark ? '\ufeff' : ''), ...text].map((each) => each.charCodeAt(0));
    return Uint8Array.from(
      units.flatMap((unit) => (big ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8])),
    );
  };
  const named = (encoding: string) => item.replace('encoding="UTF-8"', `encoding="${encoding}"`);

  test.each([
    ['UTF-8 with its mark and Windows line ends', strToU8(`\ufeff${item.replaceAll('\n', '\r\n')}`)],
    ['UTF-16, little end first', utf16(named('UTF-16'), false, true)],
    ['UTF-16, big end first', utf16(named('UTF-16'), true, true)],
    ['UTF-16 without its mark', utf16(named('utf-16'), false, false)],
    ['UTF-8 that calls itself UTF-16, as .NET writes it', strToU8(named('utf-16'))],
    ['numbers for its letters', strToU8(item.replace('鹽', '&#x9e7d;').replaceAll('ö', '&#246;'))],
    ['text that is not to be read as markup', strToU8(item.replace('>鹽<', '><![CDATA[鹽]]><'))],
  ])('in %s', (_, bytes) => {
    expect(brought(inBytes(bytes)).groups).toMatchObject([
      { questions: [{}, { options: ['Größe', '鹽', 'c'] }] },
    ]);
  });

  test('in the letters of one country', () => {
    const text = named('ISO-8859-1').replace('鹽', 'Maß');
    const bytes = Uint8Array.from([...text].map((each) => each.charCodeAt(0)));
    expect(brought(inBytes(bytes)).groups).toMatchObject([
      { questions: [{}, { options: ['Größe', 'Maß', 'c'] }] },
    ]);
  });

  test.each([
    ['bytes that are no UTF-8', Uint8Array.from([...item].map((each) => each.charCodeAt(0) & 255))],
    ['an encoding that nobody knows', strToU8(named('x-secret'))],
  ])('with %s is told, not guessed', (_, bytes) => {
    const { notes } = brought(inBytes(bytes));
    const [said] = notes.filter(({ carried }) => carried === 'left');
    expect(said).toMatchObject({ subject: 'items/b.xml', what: expect.stringContaining('encoding') });
  });

  test('within another, from a Mac, with bases in its manifest', () => {
    const manifest = (base: string, href: string) =>
      `<manifest xmlns="http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1" identifier="m"><resources xml:base="${base}"><resource identifier="r" type="imsqti_item_xmlv3p0" href="${href}"><file href="${href}"/></resource></resources></manifest>`;
    const archive = zipSync({
      'a/b/imsmanifest.xml': strToU8(manifest('', 'x.xml')),
      '__MACOSX/a/._imsmanifest.xml': new Uint8Array([0, 5, 22, 7]),
      'a/._good.xml': new Uint8Array([0, 5, 22, 7]),
      'a/imsmanifest.xml': strToU8(manifest('items/', 'good.xml')),
      'a/items/good.xml': strToU8(anItem({ id: 'g', body: choice(), declarations: declared(['c0']) })),
    });
    const { keys, notes } = brought(archive);
    expect(keys).toEqual(['A']);
    expect(notes.filter(({ carried }) => carried === 'left')).toEqual([]);
  });
});
