import type { ErrorRule } from './error-rule.ts';
import { rulesOf } from './rules-of.ts';

const { rule } = rulesOf('strength-template');

export const STRENGTH_RULES: readonly ErrorRule[] = [
  rule(
    'coin-two-sides',
    [
      '<every|each|a coin has its|the? two|both sides>',
      '<two sides of the|a|every same? coin>',
      '<two sides to every coin|story>',
    ],
    {
      en: 'This proverb fits every topic, so it says nothing about yours. Start with the first side.',
      zh: '這句諺語什麼題目都能套，等於沒說。直接從其中一面寫起。',
    },
  ),
  rule('double-edged-sword', ['<double|two -? edged|edge sword>', '<double-edged sword>'], {
    en: 'A worn image: say what helps and what harms in this case.',
    zh: '這個比喻用得太多了，直接說在這個題目裡好在哪裡、壞在哪裡。',
  }),
  rule(
    'with-the-development',
    [
      '^ <with the #ADJ|#ADV* development|advancement|advance|progress|improvement|advent of> technology|society|science|economy|the|modern|our|human|information',
    ],
    {
      en: 'A worn opening. Say what has developed, and who feels it.',
      zh: '「隨著……的發展」是用爛的開頭。說清楚是什麼變了、影響了誰。',
    },
  ),
  rule(
    'as-we-all-know',
    [
      '<as we all know>',
      '<as everyone|everybody knows>',
      '<it|as is well known|-? to? all? >',
      '<it is known to all|everyone>',
      '<as is known to all>',
    ],
    {
      en: 'If everybody knows it, the sentence is not needed; if not, it is too strong.',
      zh: '大家都知道就不必說；不是人人都知道，這樣說又太滿。',
    },
  ),
  rule(
    'no-one-can-deny',
    [
      '<no one|nobody can deny>',
      '<no -? one can deny>',
      '<there is no denying>',
      '<it can not|cannot be denied>',
      '<it is undeniable>',
      '<undeniable fact>',
      '<it goes without saying>',
      '<beyond doubt|dispute>',
    ],
    {
      en: 'This is stronger than the evidence. Give the reason instead.',
      zh: '語氣太滿。與其說「不可否認」，不如直接給理由。',
    },
  ),
  rule(
    'everyone-always',
    [
      '!not <everyone|everybody always|never>',
      '<all people always|never|like|love|want|know|agree|think|believe>',
      '<everyone|everybody in the world>',
      '!not <everyone|everybody likes|loves|wants|knows|agrees|hopes|dreams>',
    ],
    {
      en: 'One exception makes this false. Write “many people”, “often” or “tend to”.',
      zh: '只要有一個例外就不成立。改用 many people、often 或 tend to。',
    },
  ),
  rule(
    'hot-topic',
    [
      '<hot|heated|controversial|burning|hotly topic|issue|debate|debates|discussion|discussions|debated>',
      '<aroused|sparked|attracted|raised a? wide|widespread|great|heated|public|much concern|attention|debate|controversy>',
    ],
    {
      en: 'This frame fits every topic. Put a word from the question in its place.',
      zh: '這個句型什麼題目都能用。換成和題目有關的內容。',
    },
  ),
  rule(
    'in-a-nutshell',
    [
      '<in a|the nutshell>',
      '<all things considered>',
      '<when all is said and done>',
      '<taking everything into consideration|account>',
      '<last but not least>',
      '<first and foremost>',
    ],
    {
      en: 'A set phrase that examiners have read many times. A plain word is better: “finally”, “in short”.',
      zh: '考官看過太多次的套語。用簡單的 finally、in short 就好。',
    },
  ),
  rule(
    'this-essay-will',
    [
      '<this essay|paper will|intends|aims|would|shall>',
      '<in this essay|paper ,? i will|would|shall|am>',
      '<this essay discusses|looks>',
      '<this essay is going>',
      '<i will discuss both|in|the following>',
      '<i am going to discuss|write|talk>',
    ],
    {
      en: 'Do not announce the essay. Say what you think.',
      zh: '不必預告文章要做什麼，直接說出你的看法。',
    },
  ),
  rule(
    'modern-world',
    [
      "<in today 's? modern|fast|ever|contemporary? world|society|era|age>",
      '<in this|the|our modern|fast|contemporary|globalized|ever -? paced|changing|day? world|society|era|age|life|times>',
      '<in this day and age>',
      "<in today 's world|society|era>",
    ],
    {
      en: 'A worn opening that fits every essay. Name the place, time or people that the question is about.',
      zh: '每篇作文都能用的開頭。改寫題目談到的地點、時間或人。',
    },
  ),
  rule(
    'as-the-saying-goes',
    [
      '<as the|an|a old|famous|chinese|popular? proverb|saying|adage goes|says|said>',
      '<there is a|an old|famous|popular|chinese? proverb|saying|adage>',
      '<an|a old|famous|popular|chinese|well-known proverb|saying>',
    ],
    {
      en: 'A proverb is somebody else’s sentence. Use your own reason or example.',
      zh: '諺語是別人的句子。用自己的理由或例子更有說服力。',
    },
  ),
  rule(
    'completely-agree',
    [
      '<100 % agree|disagree|sure|correct|right>',
      '<100 percent agree|sure>',
      '<absolutely|totally no|nobody|everyone|everybody>',
      '<without any|a doubt>',
      '<it is without doubt>',
      '<there is no doubt>',
    ],
    {
      en: 'Certainty without proof weakens a claim. Leave the phrase out, or say how likely it is.',
      zh: '沒有證據的「毫無疑問」反而削弱論點。刪掉，或說明有多大可能。',
    },
  ),
];
