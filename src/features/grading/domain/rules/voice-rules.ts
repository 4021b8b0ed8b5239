import type { ErrorRule } from './error-rule.ts';
import { rulesOf } from './rules-of.ts';

const { rule } = rulesOf('voice');

const NEVER_PASSIVE =
  'happened|occurred|disappeared|existed|belonged|consisted|depended|resulted|fallen|risen|arisen|seemed|appeared|remained|benefited';
const FEELING =
  'boring|interesting|exciting|confusing|tiring|surprising|disappointing|embarrassing|frightening|exhausting|satisfying';
const CAUSED = 'bored|excited|tired|surprised|confused|disappointed|interested|satisfied';
/** Verbs whose base form is their participle too, or that are right after “be” in other ways. */
const DO_BASE =
  'improve|solve|reduce|create|provide|prevent|protect|achieve|teach|write|build|give|take|make|see|know|encourage|introduce|include|consider|destroy|produce|educate|allow|force|develop|avoid|choose|explain|find|spend|bring|forget|replace|punish|ban|require|use|affect|influence|cause|change|control|damage|follow|pay|send|sell|keep|learn|show|do|find';

export const VOICE_RULES: readonly ErrorRule[] = [
  rule('was-happened', [`<is|are|was|were|been|be|being ${NEVER_PASSIVE}> !#NOUN`], {
    en: 'This verb has no passive: “it happened”, not “it was happened”.',
    zh: '這個動詞沒有被動：說 it happened，不說 it was happened。',
  }),
  rule(
    'i-am-boring',
    [
      `i|we am|are|was|were|'m|feel|felt|get|got|become|became @degree? <${FEELING}> !#NOUN|#ADJ`,
      `feel|felt|feeling @degree? <${FEELING}> !#NOUN|#ADJ|to|things`,
    ],
    {
      en: 'A person’s feeling ends in -ed: “I am bored”. The thing that causes it ends in -ing.',
      zh: '人的感受用 -ed：I am bored；引起感受的事物才用 -ing。',
    },
  ),
  rule(
    'interested-thing',
    [
      `<${CAUSED} thing|things|topic|topics|book|books|story|stories|subject|subjects|movie|movies|activity|activities|place|places|job|jobs|news|film|films|lesson|lessons|work>`,
      'movie|film|book|class|lesson|lessons|topic|trip|story|game|games|it|this is|was|are|were @degree? <bored|interested|excited>',
    ],
    {
      en: 'The thing that causes a feeling ends in -ing: “an interesting book”.',
      zh: '引起感受的事物用 -ing：an interesting book；-ed 用於人。',
    },
  ),
  rule(
    'be-solve',
    [
      [`@modal|to not|n't|also|easily|only|always? be <${DO_BASE}> !-|up`, '{4:participle}'],
      [`has|have|had not|also|already|always? been <${DO_BASE}> !-`, '{4:participle}'],
    ],
    {
      en: 'A passive is “be” and the third form of the verb: “should be solved”.',
      zh: '被動是 be 加過去分詞：should be solved。',
    },
  ),
  rule('was-wrote', [['is|are|was|were|be|been|being <@past&!broke|came|became|ran> ', '{2:participle}']], {
    en: 'A passive takes the third form of the verb, not the past: “was written”.',
    zh: '被動要用過去分詞，不是過去式：was written。',
  }),
  rule(
    'is-cause-by',
    [
      [
        `is|are|was|were|been|be <${DO_BASE}|attract|support|own|employ|surround|heat|wash|dry|mix|pack|deliver|collect> by`,
        '{2:participle}',
      ],
    ],
    {
      en: 'Before “by”, the verb needs its third form: “is caused by”.',
      zh: '被動的動詞要用過去分詞：is caused by。',
    },
  ),
  rule(
    'can-done',
    [
      [
        "@modal not|n't|also|easily|only? <done|seen|given|taken|written|shown|known|chosen|forgotten|stolen|eaten|spoken|broken|driven> ",
        'be {3}',
      ],
      ["@modal not|n't|also|easily|only? <@regularpast> by !#NUM|@ing", 'be {3}'],
    ],
    {
      en: 'After “can”, “will” or “should”, a passive needs “be”: “can be done”.',
      zh: 'can、will、should 後面的被動要有 be：can be done。',
    },
  ),
  rule('base-on', [['^|,|is|are|was|were|not <base> on', 'based']], {
    en: 'The phrase is “based on”.',
    zh: '「根據」是 based on，base 要加 -d。',
  }),
  rule(
    'compare-with',
    [
      ['^ <compare> with|to|by', 'compared'],
      [', <compare> with|to', 'compared'],
      ['when|if|as <compare|comparing> to|with', 'compared'],
    ],
    {
      en: 'At the start of a comparison, write “compared with”.',
      zh: '「和……相比」是 compared with，要用過去分詞。',
    },
  ),
  rule(
    'be-concern',
    [
      [
        "is|are|am|was|were|'m|be @degree|also|not? <concern|interest|worry|disappoint|satisfy|confuse|involve|relate> about|in|with|to|that|by",
        '{3:participle}',
      ],
    ],
    {
      en: 'After “be”, a feeling or link takes -ed: “be concerned about”, “be related to”.',
      zh: 'be 後面要用 -ed 形：be concerned about、be related to。',
    },
  ),
  rule('locates-in', [['!~be <locate|locates> in|on|at|near|beside|next', 'is located']], {
    en: 'A place “is located” somewhere.',
    zh: '地點「位於」某處是 is located in。',
  }),
  rule('suppose-to', [["is|are|am|was|were|'m|be not? <suppose|use> to", '{3:participle}']], {
    en: 'The phrases are “be supposed to” and “be used to”, with -d.',
    zh: '固定說法是 be supposed to、be used to，都要加 -d。',
  }),
];
