import type { ErrorRule } from './error-rule.ts';
import { rulesOf } from './rules-of.ts';

const { rule } = rulesOf('countable');

const NO_PLURAL =
  'information advice equipment knowledge furniture homework housework software hardware luggage baggage evidence feedback pollution scenery machinery transportation employment unemployment electricity traffic weather happiness wealth jewellery slang stuff rubbish garbage'.split(
    ' ',
  );
const NEVER_ONE =
  'advice|information|equipment|furniture|homework|housework|luggage|baggage|software|evidence|pollution|traffic|machinery|scenery';

export const COUNTABLE_RULES: readonly ErrorRule[] = [
  rule(
    'uncountable-plural',
    NO_PLURAL.map((noun) => [`<${noun.replace(/y$/, 'ie')}s>`, noun] as const),
    {
      en: 'This noun is uncountable in English, so it has no plural.',
      zh: '這個名詞在英文裡不可數，沒有複數形。',
    },
  ),
  rule(
    'a-with-uncountable',
    [
      [`<a|an ${NEVER_ONE}> !#NOUN|#PROPN|#ADJ|-|@ing|'s`, '{2}'],
      [`<a|an @adjective|new|#ADJ ${NEVER_ONE}> !#NOUN|#PROPN|#ADJ|-|@ing|'s`, '{2} {3}'],
    ],
    {
      en: 'This noun is uncountable: no “a”. Say “a piece of …” if you mean one.',
      zh: '這個名詞不可數，前面不加 a；要說「一個」用 a piece of。',
    },
  ),
  rule('much-with-plural', [["<much @plural> !'|’|'s", 'many {2}']], {
    en: 'With a plural, use “many”. “Much” goes with uncountable nouns.',
    zh: '複數名詞用 many，much 只接不可數名詞。',
  }),
  rule(
    'many-with-uncountable',
    [
      [
        `<many ${NEVER_ONE}|knowledge|money|research|progress|music|electricity> !#NOUN|#PROPN|@ing|-|'s`,
        'much {2}',
      ],
      `<several|few|these|those ${NEVER_ONE}|knowledge|money|electricity> !#NOUN|#PROPN|@ing|-|'s`,
    ],
    {
      en: 'With an uncountable noun, use “much”, “a lot of” or “this”, not “many” or “these”.',
      zh: '不可數名詞用 much、a lot of 或 this，不用 many、few、these。',
    },
  ),
  rule(
    'less-with-plural',
    [
      [
        "!#NUM|no|than <less people|children|cars|jobs|students|problems|workers|women|men|parents|countries|accidents|crimes|trees|vehicles|opportunities|hours> !'|’|'s",
        'fewer {3}',
      ],
    ],
    {
      en: 'With a plural, careful writing has “fewer”. “Less” goes with uncountable nouns.',
      zh: '複數名詞前面用 fewer，less 接不可數名詞。',
    },
  ),
  rule('amount-of-plural', ["<amount of #ADJ? @plural> !'|’|'s"], {
    en: 'With a plural, use “number of”. “Amount of” goes with uncountable nouns.',
    zh: '複數名詞用 number of，amount of 接不可數名詞。',
  }),
  rule(
    'number-of-uncountable',
    [
      [
        `<number of> money|information|pollution|traffic|knowledge|electricity|water|energy|equipment|research !#NOUN|#PROPN|-`,
        'amount of',
      ],
    ],
    {
      en: 'With an uncountable noun, use “amount of”. “Number of” goes with plurals.',
      zh: '不可數名詞用 amount of，number of 接複數名詞。',
    },
  ),
  rule(
    'another-with-plural',
    [
      ["<another @plural> !'|’", 'other {2}'],
      ['<others @plural>', 'other {2}'],
      ['<an other>', 'another'],
    ],
    {
      en: '“Another” goes with one thing, “other” with several: “other people”.',
      zh: 'another 接單數，other 接複數：other people。',
    },
  ),
  rule(
    'wrong-plural',
    [
      ['<childs|childrens> #NOUN', "children's"],
      ["<childs|childrens> !'|’|´|#NOUN", 'children'],
      ["<womans|womens> !'|’", 'women'],
      ["<mens> !'|’", 'men'],
      ["!indigenous|native|two|different|of|the|these|all <peoples> !'|’|of|#NOUN|#PROPN", 'people'],
      ['<foots>', 'feet'],
      ['<mouses>', 'mice'],
      ['<sheeps>', 'sheep'],
      ['more and more <peoples>', 'people'],
    ],
    {
      en: 'This noun has a special plural: “children”, “women”, “people”. For possession, write “children’s”.',
      zh: '這個名詞的複數是特別的形式：children、women、people；所有格是 children’s。',
    },
  ),
  rule(
    'two-hundreds',
    [
      [
        'two|three|four|five|six|seven|eight|nine|ten|several|#NUM <hundreds|thousands|millions|billions> #NOUN|people|@plural|.|,|and',
        '{2:withouts}',
      ],
      [
        '!a|an|one|two|three|four|five|six|seven|eight|nine|ten|several|hundred|#NUM|per <hundred|thousand|million of> people|@plural|#NOUN',
        '{2}s of',
      ],
    ],
    {
      en: 'After a number, “hundred” and “million” have no -s. Without a number, write “hundreds of”.',
      zh: '前面有數字時 hundred、million 不加 -s；沒有數字時用 hundreds of。',
    },
  ),
  rule(
    'kinds-of',
    [['all|many|different|various|several|these|those|two|three <kind|type|sort of>', '{2}s of']],
    {
      en: 'After “many”, “all” or “these”, write “kinds of” or “types of”.',
      zh: 'many、all、these 後面要用複數 kinds of、types of。',
    },
  ),
  rule(
    'research-plural',
    [
      [
        'some|many|several|these|those|the|most|recent|various|different|of|in|by|on|do|more|#ADJ <researches>',
        'research',
      ],
      ["some|many|several|these|those|the|more|of|#ADJ <staffs> !'|’", 'staff'],
      ['some|many|several|these|those|great|important|of <progresses>', 'progress'],
      ['~play|~produce|~love|listen|to <musics>', 'music'],
      ['public|other|of <transports>', 'transport'],
    ],
    {
      en: 'This noun is uncountable: “some research”, “pieces of research”, without a plural.',
      zh: '這個名詞不可數，沒有複數形：some research、pieces of research。',
    },
  ),
  rule(
    'a-research',
    [
      [
        "<a|an research|news|progress|music|weather|violence|transport|fun|luck|help> !#NOUN|#PROPN|#ADJ|-|@ing|'s|and",
        '{2}',
      ],
      [
        "<a|an @adjective|new|hard|recent|public research|news|progress|weather|violence|transport|luck> !#NOUN|#PROPN|#ADJ|-|@ing|'s|and",
        '{2} {3}',
      ],
    ],
    {
      en: 'This noun is uncountable, so it has no “a” or “an”.',
      zh: '這個名詞不可數，前面不加 a、an。',
    },
  ),
];
