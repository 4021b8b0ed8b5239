import type { ErrorRule } from './error-rule.ts';
import { rulesOf } from './rules-of.ts';

const { rule } = rulesOf('partner');

export const PARTNER_RULES: readonly ErrorRule[] = [
  rule(
    'open-the-light',
    [
      [
        '<open|opens|opened|opening the|my|a|our|their? light|lights|tv|television|computer|radio|fan|air-conditioner|phone>',
        'turn on',
      ],
      '<close|closes|closed|closing the|my|our|their? light|lights|tv|television|computer|radio|fan>',
    ],
    {
      en: 'Lights and machines are turned on and off, not opened and closed.',
      zh: '「開燈、關電視」用 turn on、turn off，不用 open、close。',
    },
  ),
  rule(
    'learn-knowledge',
    [
      '<learn|learns|learned|learnt|learning|study|studies|studying a|the|new|more|some|much|many|professional|useful|their|lots|lot|of|different|basic|other* knowledge>',
    ],
    {
      en: 'Knowledge is gained or acquired. What is learned is a subject or a skill.',
      zh: '「學知識」用 gain 或 acquire knowledge，learn 接科目或技能。',
    },
  ),
  rule(
    'price-expensive',
    [
      'price|prices|cost|costs|fare|fee|fees|rent is|are|was|were|becomes|become|became @degree|more|less|not? <expensive|cheap>',
      '<expensive price|prices|cost|costs|fee|fees|salary>',
      '<more expensive price|prices|cost>',
      'price|prices|cost|rent of the|a? #ADJ? #NOUN is|are|was|were @degree|more|less|not? <expensive|cheap>',
    ],
    {
      en: 'Prices are high or low. Things are expensive or cheap.',
      zh: '價格用 high、low；東西才用 expensive、cheap。',
    },
  ),
  rule(
    'make-homework',
    [
      '<make|makes|made|making a|my|their|some|more? sport|sports|homework|housework|exercise|exercises|research|researches> !#ADJ|#NOUN',
    ],
    {
      en: 'English “does” sports, homework and research.',
      zh: '運動、作業、研究要用 do，不用 make。',
    },
  ),
  rule(
    'do-mistake',
    [
      '<do|does|did|doing|done a|an|some|many|their|more|the|any? mistake|mistakes|decision|decisions|noise|effort|efforts|suggestion|suggestions|progress>',
    ],
    {
      en: 'English “makes” mistakes, decisions, efforts and progress.',
      zh: '犯錯、決定、努力、進步要用 make，不用 do。',
    },
  ),
  rule(
    'rise-price',
    [
      [
        "to|will|can|should|must|would|could|may|we|they|governments|companies|government|not <rise> the|their|our|taxes|awareness|prices|children|people's|money|salaries|@possessive",
        'raise',
      ],
      ['<rising> the awareness|price|tax|taxes|prices|cost|salary|age|level', 'raising'],
    ],
    {
      en: '“Rise” takes no object. Someone “raises” a price or awareness.',
      zh: 'rise 不接受詞；「提高」價格、意識用 raise。',
    },
  ),
  rule(
    'crowded-traffic',
    [
      'traffic in? #PROPN|#NOUN? is|was|becomes|become|gets @degree|more? <crowded|big|much|many>',
      ['<big|strong rain|rains>', 'heavy rain'],
    ],
    {
      en: 'Traffic and rain are “heavy”.',
      zh: '車流、雨勢的「大」用 heavy。',
    },
  ),
  rule(
    'join-exam',
    [
      '<join|joins|joined|joining|attend|attended the|an|a|this|some|many|final? exam|exams|examination|examinations|test|tests> !center|centre',
    ],
    {
      en: 'One “takes” an exam or a test.',
      zh: '「參加考試」用 take，不用 join、attend。',
    },
  ),
  rule(
    'accept-education',
    [
      '<accept|accepts|accepted|accepting a|the|higher|good|better|further|their|university|more|high|proper* education|training|treatment>',
    ],
    {
      en: 'One “receives” education, training or treatment.',
      zh: '「接受教育、訓練、治療」用 receive，accept 是「同意收下」。',
    },
  ),
  rule('eat-medicine', ['<~eat a|the|some|this|my|more? medicine|medicines|pills|pill|drugs|vitamins>'], {
    en: 'One “takes” medicine.',
    zh: '「吃藥」用 take medicine。',
  }),
  rule(
    'play-computer',
    [
      '<play|plays|played|playing with? the|their|my|a? computer|computers|phone|phones|smartphone|smartphones|internet|cellphone|mobile|cellphones> !#NOUN|game|games|-|phone|phones|@plural',
    ],
    {
      en: 'One “uses” a phone or computer, and “plays” games on it.',
      zh: '「玩手機、電腦」用 use；play 接 games。',
    },
  ),
  rule(
    'see-tv',
    [
      '<see|sees|saw|seeing|look|looks|looking the|a? tv|television>',
      '<look|looks|looking|see|sees|seeing a|the|many|some|my? book|books|newspaper|newspapers> .|,|and|in|to|$|at|every',
      '<~watch a|the|many|some|more? book|books|newspaper|newspapers|magazine|magazines>',
    ],
    {
      en: 'One “watches” TV and “reads” books.',
      zh: '「看電視」用 watch，「看書」用 read。',
    },
  ),
  rule(
    'say-english',
    [
      '<say|says|said|saying english|chinese|french|japanese|spanish>',
      '<say|says|said|saying a|another|foreign|other* language|languages>',
    ],
    {
      en: 'One “speaks” a language.',
      zh: '「說某種語言」用 speak，不用 say。',
    },
  ),
  rule('cost-time', ['<cost|costs|costing @person|people|too|so? much|a|lots|more|lot|of|their* time>'], {
    en: 'Something “takes” time and “costs” money.',
    zh: '花時間用 take，cost 指花錢。',
  }),
  rule('many-population', [['<many|much population|populations>', 'a large population']], {
    en: 'A population is large or small.',
    zh: '人口多寡用 large、small，不用 many。',
  }),
  rule(
    'number-is-many',
    [
      'number|amount|percentage|proportion|rate|quantity of? #DET? #NOUN? is|was|are|were @degree? <many|much|few|expensive> !more|less|higher|lower|larger|smaller|greater|of|that|as|#ADJ|#NOUN',
    ],
    {
      en: 'A number or rate is high, low, large or small.',
      zh: '數量、比率的多寡用 high、low、large、small。',
    },
  ),
  rule(
    'a-travel',
    ['<a|an|every|each|one travel> !#NOUN|#PROPN|-|@ing|agency|guide|agent|company|plan|destination'],
    {
      en: 'One “travel” is a “trip” or a “journey”.',
      zh: '一趟旅行是 a trip 或 a journey，travel 不可數。',
    },
  ),
  rule(
    'play-exercise',
    ['<play|plays|played|playing exercise|exercises|swimming|yoga|running|jogging|hiking|gymnastics>'],
    {
      en: 'One “does” exercise or yoga and “goes” swimming. Games with a ball are “played”.',
      zh: '運動用 do exercise、go swimming；球類才用 play。',
    },
  ),
  rule(
    'get-progress',
    [
      '<get|gets|got|getting|take|takes|have|achieve|achieved|gain great|big|much|a|more|some|many|rapid* progress>',
    ],
    {
      en: 'One “makes” progress.',
      zh: '「進步」用 make progress。',
    },
  ),
  rule(
    'give-influence',
    [
      '<bring|brings|brought|bringing|give|gives|gave|giving a|an|some|many|the|more|big|great|bad|good|positive|negative|huge|lot|of* influence|influences|impact|impacts to|on|for>',
    ],
    {
      en: 'Something “has” an influence or an impact “on” something.',
      zh: '「帶來影響」用 have an influence on、have an impact on。',
    },
  ),
];
