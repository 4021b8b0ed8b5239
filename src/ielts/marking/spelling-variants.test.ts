import { describe, expect, test } from 'vitest';
import { SPELLING_FAMILIES } from './british-american-words.ts';
import { markAnswer } from './mark-answer.ts';
import { britishSpelling } from './spelling-variants.ts';

function mark(key: string, given: string) {
  return markAnswer({ asks: 'words', wordLimit: { words: 3, number: false }, text: '{gap}' }, key, given);
}

const PAIRS = [
  ['colour', 'color'],
  ['colourful', 'colorful'],
  ['unfavourable', 'unfavorable'],
  ['neighbourhoods', 'neighborhoods'],
  ['behaviour', 'behavior'],
  ['centre', 'center'],
  ['theatres', 'theaters'],
  ['kilometres', 'kilometers'],
  ['litre', 'liter'],
  ['fibreglass', 'fiberglass'],
  ['travelled', 'traveled'],
  ['travellers', 'travelers'],
  ['cancelling', 'canceling'],
  ['modelling', 'modeling'],
  ['marvellous', 'marvelous'],
  ['organise', 'organize'],
  ['organisation', 'organization'],
  ['organisers', 'organizers'],
  ['realising', 'realizing'],
  ['reorganised', 'reorganized'],
  ['summarise', 'summarize'],
  ['recognisable', 'recognizable'],
  ['fertiliser', 'fertilizer'],
  ['analyse', 'analyze'],
  ['paralysed', 'paralyzed'],
  ['catalogue', 'catalog'],
  ['dialogues', 'dialogs'],
  ['defence', 'defense'],
  ['licence', 'license'],
  ['programme', 'program'],
  ['grey', 'gray'],
  ['jewellery', 'jewelry'],
  ['aluminium', 'aluminum'],
  ['archaeologist', 'archeologist'],
  ['anaesthetise', 'anesthetize'],
  ['paediatric', 'pediatric'],
  ['fulfil', 'fulfill'],
  ['enrolment', 'enrollment'],
  ['skilful', 'skillful'],
  ['sceptical', 'skeptical'],
  ['mould', 'mold'],
  ['plough', 'plow'],
  ['judgement', 'judgment'],
  ['learnt', 'learned'],
  ['ageing', 'aging'],
  ['manoeuvre', 'maneuver'],
  ['doughnuts', 'donuts'],
  ['moustache', 'mustache'],
  ['pyjamas', 'pajamas'],
  ['practising', 'practicing'],
  ['metres', 'meters'],
  ['sulphur', 'sulfur'],
  ['café', 'cafe'],
] as const;

describe('British and American spelling are both right', () => {
  test.each(PAIRS)('%s and %s stand for each other', (british, american) => {
    expect(mark(british, american)).toMatchObject({ right: true, rule: 'spelling-variant' });
    expect(mark(american, british)).toMatchObject({ right: true, rule: 'spelling-variant' });
    expect(mark(british, british)).toMatchObject({ right: true, rule: 'exact' });
  });
});

test.each([
  ['cheque', 'check'],
  ['cheques', 'checks'],
  ['draught', 'draft'],
  ['draughts', 'drafts'],
  ['kerb', 'curb'],
  ['kerbs', 'curbs'],
  ['practise', 'practice'],
  ['practises', 'practices'],
  ['storey', 'story'],
  ['storeys', 'stories'],
  ['tyre', 'tire'],
  ['tyres', 'tires'],
])('%s may be written %s, but not the other way round: that is another word', (british, american) => {
  expect(mark(british, american)).toMatchObject({ right: true, rule: 'spelling-variant' });
  expect(mark(american, british).right).toBe(false);
});

describe('what neither country writes is a misspelling', () => {
  test.each([
    ['rise', 'rize'],
    ['size', 'sise'],
    ['prize', 'prise'],
    ['seize', 'seise'],
    ['exercise', 'exercize'],
    ['advertise', 'advertize'],
    ['unadvertised', 'unadvertized'],
    ['surprise', 'surprize'],
    ['enterprises', 'enterprizes'],
    ['compromise', 'compromize'],
    ['supervised', 'supervized'],
    ['otherwise', 'otherwize'],
    ['honorary', 'honourary'],
    ['humorous', 'humourous'],
    ['vigorous', 'vigourous'],
    ['doctor', 'doctour'],
    ['water', 'watre'],
    ['thermometer', 'thermometre'],
    ['propelled', 'propeled'],
    ['visited', 'visitted'],
    ['fortnight', 'fortnigth'],
    ['separate', 'seperate'],
    ['accommodation', 'accomodation'],
    ['government', 'goverment'],
  ])('for %s, %s is misspelt', (key, given) => {
    expect(mark(key, given)).toMatchObject({ right: false, rule: 'misspelt' });
  });
});

test('a word in British spelling stays as it is', () => {
  const british = SPELLING_FAMILIES.flatMap((family) =>
    family.endings.split(' ').map((ending) => `${family.british}${ending === '-' ? '' : ending}`),
  );
  expect(british.filter((word) => britishSpelling(word) !== word)).toEqual([]);
});

test('every family has two spellings', () => {
  const same = SPELLING_FAMILIES.filter(({ american, british }) => american === british);
  expect(same).toEqual([]);
});
