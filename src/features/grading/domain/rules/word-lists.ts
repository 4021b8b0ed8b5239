import { CLEAR_PASTS, VERBS, verbForms } from './verb-forms.ts';

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Nouns of essays that are countable in almost every sense, and never plural without `-s`. */
const COUNTABLE = words(`
accident activity actor adult advantage airport animal answer apartment area argument artist aspect bank bathroom beach
bedroom benefit bicycle bike birthday boat book boss boy bridge brother building bus camera campaign candidate car career
case category celebrity chance chart child choice citizen city classroom classmate client club colleague company
computer consequence country course criminal customer daughter day decade decision designer device difference difficulty
disadvantage disease doctor dog drawback driver effect employee employer engineer event exam example expert
facility factor factory farm farmer father festival field figure film firm flat flight foreigner forest friend
function game garden gift girl goal government graph grandparent group guest guide habit hobby holiday hospital
hotel hour house idea illness individual industry island job journey key kid kitchen lake language law lawyer leader
lecture lesson letter library lifestyle limit list machine manager map market meal measure method
minute mistake month mother mountain movie museum musician nation neighbour neighborhood newspaper nurse
obstacle office officer opinion opportunity option organisation organization parent park party passenger patient
pattern period person phone photo picture place plan planet player pollutant police-officer politician
position principal problem procedure product profession program programme project purpose question reader reason
region relationship report resident resource restaurant result river road role room rule scholar school scientist
sector seller server shop singer sister situation skill society-member solution son song source station step
store story stranger street student subject suggestion supermarket teacher team teenager
test theory thing tool topic tourist tower town toy train treatment trend trip truck university user vehicle
video viewpoint village visitor volunteer website week woman worker writer year youngster`);

const UNCOUNTABLE = words(`
advice information equipment knowledge furniture homework housework luggage baggage software hardware evidence pollution
progress traffic money machinery scenery research transportation electricity accommodation staff happiness health
employment unemployment education stuff clothing jewellery garbage rubbish litter weather violence wealth
entertainment literature music news`);

const IRREGULAR_PLURALS: readonly (readonly [string, string])[] = [
  ['person', 'people'],
  ['child', 'children'],
  ['man', 'men'],
  ['woman', 'women'],
  ['life', 'lives'],
  ['foot', 'feet'],
  ['tooth', 'teeth'],
  ['wife', 'wives'],
];

/** The plural of a noun in lower case, by the rules of spelling. */
export function pluralOf(noun: string): string {
  const irregular = IRREGULAR_PLURALS.find(([singular]) => singular === noun);
  if (irregular) return irregular[1];
  if (/(?:s|x|z|ch|sh)$/.test(noun)) return `${noun}es`;
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}

const singulars = new Map(IRREGULAR_PLURALS.map(([singular, plural]) => [plural, singular]));
for (const noun of COUNTABLE) if (!singulars.has(pluralOf(noun))) singulars.set(pluralOf(noun), noun);

/** The singular of a plural that is known here. */
export function singularOf(plural: string): string | undefined {
  return singulars.get(plural);
}

const ADJECTIVES = words(`
able afraid angry bad beautiful better big boring busy cheap clean clear close cold comfortable common confident convenient
cultural dangerous different difficult dirty easy economic educational effective efficient enough environmental expensive
famous fast free friendly good great happy hard healthy helpful high hot huge human important impossible interesting
international large lazy local long low lonely main modern natural necessary negative new nice noisy old opposite
perfect personal physical polite poor popular positive possible powerful proud public quick quiet rich sad safe same
serious severe short significant similar simple slow small social special strange strict strong successful
suitable tall terrible tired traditional useful useless valuable warm weak wonderful wrong young`);

/** Verbs whose base form is neither a noun nor an adjective. */
const VERBAL = words(`
accept achieve allow agree appear argue arrive attend avoid become begin believe belong bring build buy choose compete
complain concentrate consider consist consume contain continue contribute create decide depend destroy develop disagree
disappear discover discuss eat encourage enjoy exist expect explain express forget get give go graduate grow happen hear
identify imagine improve include introduce invest keep know learn lose maintain make obtain occur prefer prepare prevent
produce promote protect prove provide realise realize receive recommend reduce refer refuse relax remain remember require
see seem sell send solve speak suffer suggest survive take teach tell tend think understand want write`);

const JOBS = words(`
accountant actor artist businessman chef cook dentist designer doctor driver engineer farmer housewife lawyer manager
musician nurse pilot policeman programmer salesman scientist secretary singer student teacher writer`);

/** People: `this people` after a preposition may be two things (`because of this people leave`). */
const HUMANS = words(`
people children men women students parents teachers workers adults kids teenagers citizens employees employers visitors
tourists customers users residents drivers companies`);

/** Nouns that are written where the adjective or the verb belongs, with the word that belongs there. */
export const WORD_FAMILY: ReadonlyMap<string, string> = new Map(
  `convenience convenient,importance important,difficulty difficult,danger dangerous,success successful,
safety safe,happiness happy,comfort comfortable,health healthy,freedom free,beauty beautiful,popularity popular,
growth grow,development develop,improvement improve,choice choose,advice advise,belief believe,solution solve,
protection protect,decision decide,reduction reduce,loss lose,production produce,effect affect,affect effect,
convenient convenience,important importance,difficult difficulty,popular popularity,happy happiness,safe safety,
responsible responsibility,independent independence,different difference,possible possibility,
economy economic,environment environmental,nature natural,tradition traditional,culture cultural`
    .split(/,\s*/)
    .map((pair): [string, string] => {
      const [wrong = '', right = ''] = pair.trim().split(' ');
      return [wrong, right];
    }),
);

/** Adverbs of degree and manner in Task 1, and the adjectives that they are made from. */
const MANNER = words(`
dramatic rapid gradual significant steady sharp slight considerable quick slow serious efficient effective successful
careful fluent substantial easy moderate`);

/** The adverb of an adjective, by the rules of spelling. */
export function adverbOf(adjective: string): string {
  if (adjective.endsWith('ic')) return `${adjective}ally`;
  return adjective.endsWith('y') ? `${adjective.slice(0, -1)}ily` : `${adjective}ly`;
}

/** Lists of words that patterns name as `@name`. All are in lower case. */
export const WORD_LISTS: Readonly<Record<string, readonly string[]>> = {
  modal: words(`can could may might must shall should will would 'll cannot`),
  be: words(`am is are was were 'm 're`),
  subject: words('i you he she it we they'),
  single: words('he she it'),
  several: words('we they you'),
  possessive: words('my your his her its our their'),
  plural: [...singulars.keys()].filter((word) => word !== 'lives'),
  countable: [...new Set([...COUNTABLE, ...IRREGULAR_PLURALS.map(([singular]) => singular)])].filter(
    (word) => word !== 'life',
  ),
  uncountable: UNCOUNTABLE,
  adjective: ADJECTIVES,
  base: VERBS.filter((verb) => verb !== 'be'),
  third: VERBS.filter((verb) => verb !== 'be').map((verb) => verbForms(verb).third),
  past: CLEAR_PASTS,
  ing: VERBS.map((verb) => verbForms(verb).ing),
  regularpast: VERBS.map((verb) => verbForms(verb).past).filter((form) => form.endsWith('ed')),
  participle: VERBS.map((verb) => verbForms(verb).participle),
  manyof: words(
    'many several various numerous few these those two three four five six seven eight nine ten both',
  ),
  month: words('january february april june july august september october november december'),
  weekday: words('monday tuesday wednesday thursday friday saturday sunday'),
  degree: words('very so too quite really extremely'),
  verbal: VERBAL,
  verbalthird: VERBAL.map((verb) => verbForms(verb).third),
  verbaling: VERBAL.map((verb) => verbForms(verb).ing),
  job: JOBS,
  human: HUMANS,
  manner: MANNER,
  mannerly: MANNER.map(adverbOf),
  shortcomparative:
    words(`better worse easier cheaper bigger smaller higher lower faster slower happier healthier stronger
    safer older younger larger harder greater longer shorter richer busier`),
  shortsuperlative: words(
    'best worst biggest largest highest lowest cheapest easiest fastest greatest strongest',
  ),
  participleonly:
    words(`been begun broken chosen done drawn driven eaten fallen forgotten given gone grown known
    risen seen shown spoken stolen taken thrown worn written`),
  person: words('me you him her us them'),
};
