/** Past and participle of the irregular verbs that learners write. The other verbs add `-ed`. */
const IRREGULAR = `
arise arose arisen,be was been,become became become,begin began begun,break broke broken,bring brought brought,
build built built,buy bought bought,catch caught caught,choose chose chosen,come came come,cost cost cost,cut cut cut,
deal dealt dealt,do did done,draw drew drawn,drink drank drunk,drive drove driven,eat ate eaten,fall fell fallen,
feed fed fed,feel felt felt,fight fought fought,find found found,fly flew flown,forget forgot forgotten,get got got,
give gave given,go went gone,grow grew grown,have had had,hear heard heard,hide hid hidden,hit hit hit,hold held held,
hurt hurt hurt,keep kept kept,know knew known,lead led led,leave left left,lend lent lent,let let let,lose lost lost,
make made made,mean meant meant,meet met met,pay paid paid,put put put,read read read,ride rode ridden,
rise rose risen,run ran run,say said said,see saw seen,sell sold sold,send sent sent,set set set,show showed shown,
shut shut shut,sing sang sung,sit sat sat,sleep slept slept,speak spoke spoken,spend spent spent,
spread spread spread,stand stood stood,steal stole stolen,swim swam swum,take took taken,teach taught taught,
tell told told,think thought thought,throw threw thrown,understand understood understood,wake woke woken,
wear wore worn,win won won,write wrote written`;

/** Regular verbs, in their base form. */
const REGULAR = `
accept achieve add adopt affect afford agree aim allow analyse answer appear apply argue arrive ask assume attend attract
avoid believe belong benefit borrow call cancel care carry cause change check choose claim clean close collect compare
compete complain complete concentrate connect consider consist consume contact contain continue contribute control cook
cover create cross damage decide decline decrease demand depend describe deserve destroy develop die disagree disappear
discover discuss divide dominate earn educate emphasize employ encourage end engage enhance enjoy enter exceed exist
expand expect experience explain explore express face fail finish fluctuate focus follow force gain graduate guarantee
handle happen harm hate help hope identify ignore imagine improve include increase influence inform
interact introduce invest invite involve join jump kill lack last laugh learn like listen live look love maintain manage
marry mention mind move need notice obtain occur offer open order own pass perform persuade plan play possess practise
prefer prepare prevent produce promote protect prove provide publish punish raise reach realise realize receive
recommend reduce refer refuse relate relax rely remain remember replace report represent request require research resolve
respect result return reveal save search seem serve share shop solve spoil start stay stop study suffer suggest support
survive talk tend threaten travel treat try illustrate depict indicate illustrate demonstrate represent present turn use visit wait walk want waste watch wish work worry`;

const STOP_DOUBLING =
  /^(?:stop|plan|shop|spread|get|put|set|cut|sit|let|run|swim|win|begin|forget|hit|shut|admit|refer|ban|occur|prefer)$/;

function third(base: string): string {
  if (base === 'have') return 'has';
  if (base === 'be') return 'is';
  if (/(?:s|x|z|ch|sh|o)$/.test(base)) return `${base}es`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
}

function past(base: string): string {
  if (base.endsWith('e')) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  return STOP_DOUBLING.test(base) ? `${base}${base.slice(-1)}ed` : `${base}ed`;
}

function ing(base: string): string {
  if (base === 'be') return 'being';
  if (base === 'die') return 'dying';
  if (/[^eo]e$/.test(base)) return `${base.slice(0, -1)}ing`;
  return STOP_DOUBLING.test(base) && base !== 'spread' ? `${base}${base.slice(-1)}ing` : `${base}ing`;
}

type VerbForms = {
  readonly base: string;
  readonly third: string;
  readonly past: string;
  readonly participle: string;
  readonly ing: string;
};

const irregularForms = IRREGULAR.trim()
  .split(/,\s*/)
  .map((line): [string, string, string] => {
    const [base = '', pastForm = '', participle = ''] = line.split(' ');
    return [base, pastForm, participle];
  });
const irregular = new Map(irregularForms.map(([base, ...forms]) => [base, forms]));

/** The forms of a verb by the rules of spelling, or of the table of irregular verbs. */
export function verbForms(base: string): VerbForms {
  const [pastForm, participle] = irregular.get(base) ?? [past(base), past(base)];
  return { base, third: third(base), past: pastForm, participle, ing: ing(base) };
}

/** The verbs that are known here, in their base form. */
export const VERBS: readonly string[] = [...new Set([...irregular.keys(), ...REGULAR.trim().split(/\s+/)])];

/** Verbs that are mostly written as nouns or in the passive: their forms are known, but they are in no list. */
const RARE =
  'ban bore concern confuse disappoint excite interest locate rain satisfy snow suppose surprise tire';

const formsByWord = new Map<string, VerbForms>();
for (const base of [...VERBS, ...RARE.split(' ')].reverse()) {
  const forms = verbForms(base);
  for (const word of Object.values(forms)) formsByWord.set(word, forms);
}
const be = verbForms('be');
for (const word of ['am', 'are', 'were', "'m", "'re"]) formsByWord.set(word, be);

/** The forms of the verb that a word in lower case is a form of, if that verb is known here. */
export function formsOfWord(word: string): VerbForms | undefined {
  return formsByWord.get(word);
}

/** The past forms that are no other form of the verb: `went`, not `put` or `lived`. */
export const CLEAR_PASTS: readonly string[] = irregularForms
  .filter(
    ([base, pastForm, participle]) =>
      pastForm !== base && pastForm !== participle && base !== 'be' && base !== 'show',
  )
  .map(([, pastForm]) => pastForm);
