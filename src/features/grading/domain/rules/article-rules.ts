import type { ErrorRule, RuleMatch } from './error-rule.ts';
import type { Sentence } from '../essay/essay-text.ts';
import { rulesOf } from './rules-of.ts';
import { wordOf } from './phrase.ts';
import { WORD_LISTS } from './word-lists.ts';

const { rule, code } = rulesOf('article');

const SOUNDS_LIKE_YOU = /^(?:uni(?!n|m)|use|usu|util|eu|ur[aiu]|one|once|ubiq|u\.|ufo|ut[eo])/;
const NOUN_PHRASE = new Set(['NOUN', 'PROPN', 'ADJ', 'ADV', 'VERB', 'NUM']);
const NOT_AFTER: ReadonlySet<string> = new Set(['im', ...(WORD_LISTS.plural ?? [])]);
const SILENT_H = /^(?:hour|hono|honest|heir)/;

/** “a apple” and “an university”: the article does not fit the sound that follows. */
function findWrongSound({ tokens }: Sentence): RuleMatch[] {
  return tokens.flatMap((token, from) => {
    const next = tokens[from + 1];
    const article = wordOf(token);
    const word = wordOf(next);
    if (next === undefined || (article !== 'a' && article !== 'an') || !/^[a-z]{2,}$/.test(word)) return [];
    // Letters are read one by one in an abbreviation, and “A” may be a name.
    if (next.text === next.text.toUpperCase() || (article === 'a' && token.text === 'A' && from > 0))
      return [];
    // “A if” is another slip, and “an women” is “and women”.
    if (!NOUN_PHRASE.has(next.tag) || NOT_AFTER.has(word)) return [];
    const isVowel = (/^[aeiou]/.test(word) && !SOUNDS_LIKE_YOU.test(word)) || SILENT_H.test(word);
    if (isVowel === (article === 'an')) return [];
    const right = isVowel ? 'an' : 'a';
    return [
      {
        from,
        to: from + 2,
        correction: `${token.text === token.lower ? right : right.replace('a', 'A')} ${next.text}`,
      },
    ];
  });
}

const PLACES = 'library|supermarket|cinema|park|beach|museum|airport|bank|market|gym|countryside';

export const ARTICLE_RULES: readonly ErrorRule[] = [
  rule(
    'job-without-a',
    [
      ["i|he|she am|is|was|'m <@job> !#NOUN|#PROPN|@ing|-|'s", '{3:a}'],
      ['~become|~be <@job> ,|.|;|$|and|who|because|in|at|when', '{2:a}'],
    ],
    {
      en: 'A job needs “a” or “an”: “She is a teacher”.',
      zh: '說某人的職業，名詞前面要有 a 或 an：She is a teacher。',
    },
  ),
  rule(
    'adjective-noun-without-a',
    [
      [
        "is|was|become|becomes|became|have|has very|really|also? <big|good|great|serious|negative|positive|important|significant|huge|strong|common|beautiful|popular|useful|suitable|large|small|bad|difficult|powerful|successful|long @countable> !#NOUN|#PROPN|-|@ing|and|or|'s",
        'a {3} {4}',
      ],
    ],
    {
      en: 'A singular countable noun needs a word such as “a”, “the” or “my” before it.',
      zh: '單數可數名詞前面要有 a、the 或 my 這類的字。',
    },
  ),
  code('a-or-an', findWrongSound, {
    en: 'Write “an” before a vowel sound and “a” before a consonant sound.',
    zh: '後面的字以母音發音開頭用 an，子音發音開頭用 a（看發音，不看字母）。',
  }),
  rule(
    'two-determiners',
    [
      ['<the|a|an my|your|his|our|their|its|this|these|those>', '{2}'],
      ['<a|an the>', 'the'],
      '<the a|an> #NOUN|#ADJ',
      ['<my|his|our the|a|an>', '{1}'],
    ],
    {
      en: 'Only one of these words can stand before a noun: “my friend”, not “the my friend”.',
      zh: '冠詞和 my、this 這類的字只能擇一，不能並用。',
    },
  ),
  rule(
    'the-society',
    [
      [
        'in|of|to|for|on|by|from <the society|nature> ,|.|;|$|and|will|should|can|because|today|nowadays|is|has',
        '{3}',
      ],
    ],
    {
      en: '“Society” and “nature” in general have no article.',
      zh: '泛指社會或大自然時，society、nature 前面不加 the。',
    },
  ),
  rule(
    'most-of-people',
    [["<most|many|some|all|few of people|@plural> !'|'s|who|with|like|that|and", '{1} {3}']],
    {
      en: 'Write “most people” or “most of the people”, not “most of people”.',
      zh: '泛指用 most people；特定的一群才用 most of the people。',
    },
  ),
  rule('same-without-the', [['in|at|have|has|is|with|to|on|of <same> #NOUN|@countable', 'the same']], {
    en: '“Same” always needs “the”: “the same”.',
    zh: 'same 前面一定要加 the。',
  }),
  rule(
    'superlative-without-the',
    [
      [
        'is|are|was|were|one|become|becomes <most important|popular|common|effective|significant|famous|serious|useful|powerful|convenient|expensive|efficient @countable|@plural|way|ways|one|ones|thing>',
        'the most {3} {4}',
      ],
      [
        'is|are|was|were|become|becomes <@shortsuperlative @countable|@plural|way|ways|one|ones|thing>',
        'the {2} {3}',
      ],
      ['one of <most> #ADJ', 'the most'],
      ['one of <@shortsuperlative> @plural|#NOUN', 'the {3}'],
    ],
    {
      en: 'A superlative before a noun needs “the”: “the best way”.',
      zh: '最高級加名詞，前面要有 the：the best way。',
    },
  ),
  rule(
    'a-with-plural',
    [
      "!- <a|an @plural> !'|’|'s|-|#NOUN|#PROPN",
      "<a|an @adjective|#ADJ&!few|many|hundred|thousand|million|dozen|great|good|couple @plural> !'|’|'s|-|#NOUN|#PROPN",
    ],
    {
      en: '“A” and “an” go with a singular noun. Leave the article out, or make the noun singular.',
      zh: 'a、an 後面接單數名詞：去掉冠詞，或把名詞改成單數。',
    },
  ),
  rule(
    'play-the-sport',
    ['~play <the> football|basketball|tennis|badminton|baseball|soccer|volleyball|golf|sports !#NOUN'],
    {
      en: 'The names of sports take no article: “play football”.',
      zh: '運動名稱前面不加冠詞：play football。',
    },
  ),
  rule('place-without-the', [[`~go|~come to <${PLACES}> !#NOUN|#PROPN|-|'s`, 'the {3}']], {
    en: 'Places such as the library or the park need “the” (or “a”).',
    zh: 'library、park 這類地點前面要有 the 或 a。',
  }),
  rule(
    'lot-of-without-a',
    [['!a|an|the|this|that|whole|awful|one|each|same|#NOUN|#ADJ <lot of>', 'a lot of']],
    {
      en: 'Write “a lot of” or “lots of”.',
      zh: '要寫 a lot of 或 lots of，不能只寫 lot of。',
    },
  ),
  rule(
    'in-the-recent-years',
    [
      ['<in the recent years>', 'in recent years'],
      ['<in past> ,|.|,', 'in the past'],
      ["<in the nowadays|today> !'s", 'nowadays'],
    ],
    {
      en: 'This time phrase is fixed: “in recent years”, “in the past”, “nowadays”.',
      zh: '時間片語是固定的：in recent years、in the past、nowadays。',
    },
  ),
  rule('number-without-the', [['^ <number|percentage|proportion|amount of>', 'the {2} of']], {
    en: 'Write “the number of …” when you name one certain number.',
    zh: '說某個特定的數量，要加 the：the number of。',
  }),
  rule(
    'the-country',
    [
      [
        "<the taiwan|china|japan|england|america|india|canada|australia|taipei|london|korea|france|germany> !#NOUN|#PROPN|#ADJ|'s|-|'|’|of|in",
        '{2}',
      ],
    ],
    {
      en: 'Names of most countries and cities have no article.',
      zh: '多數國名、城市名前面不加 the。',
    },
  ),
  rule(
    'long-time-without-a',
    [
      ['for|after|in|takes|take|spend|need <long time>', 'a long time'],
      ['for|in <short time|period|while>', 'a {2} {3}'],
    ],
    {
      en: '“Time” here is a single stretch, so it needs “a”: “for a long time”.',
      zh: '這裡的 time 指一段時間，前面要有 a：for a long time。',
    },
  ),
];
