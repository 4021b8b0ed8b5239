/**
 * Words spelled differently in British and American English, as families: a stem in both spellings and the
 * endings it takes. Only what is listed here (and the rules in `spelling-variants.ts`) is a variant; anything
 * else is a misspelling. A few lines hold two spellings that are at home in one country (`adviser`,
 * `advisor`): either side may come first.
 */
export type SpellingFamily = {
  readonly american: string;
  readonly british: string;
  /** Separated by spaces; `-` is the bare stem. */
  readonly endings: string;
};

const OUR_STEMS =
  'arb ard arm behavi cand clam col demean discol dishon endeav fav disfav ferv flav glam harb hon hum ' +
  'lab misbehavi multicol neighb od parl ranc rig rum sav savi splend succ tum val vap vig watercol';
const OUR_ENDINGS = '- s ed ing er ers ful fully able ably less lessly ly al ally ite ites y hood hoods';

const RE_STEMS =
  'amphitheat calib cent centilit centimet epicent fib goit kilomet lit lust meag met micromet millilit ' +
  'millimet mit nanomet och sab scept somb spect theat';

const L_STEMS =
  'apparel bevel cancel carol channel chisel counsel cudgel devil dial dishevel duel enamel equal fuel ' +
  'funnel gravel grovel initial jewel kennel label level libel marvel medal metal model panel parcel ' +
  'pedal pencil quarrel rival refuel relabel remodel revel shovel shrivel signal snivel spiral stencil ' +
  'swivel tassel total towel travel tunnel unravel yodel';
const L_ENDINGS = 'ed ing er ers ings or ors ist ists ous ously';

const OGUE_STEMS = 'anal catal dial monol travel homol';

/** Stem, stem, endings; one family per line. */
const SINGLE_FAMILIES = `
airplane aeroplane - s
acknowledgment acknowledgement - s
adviser advisor - s
aging ageing -
aluminum aluminium -
anem anaem ia ic
anesthe anaesthe tic tics tist tists sia sias tise tised tises tising
archeolog archaeolog y ical ist ists ically
artifact artefact - s
ax axe -
barbeque barbecue - s d
benefitt benefit ed ing
biass bias ed
burned burnt -
cesarean caesarean - s
catalog catalogu ed ing er ers
center centr ed ing
checkbook chequebook - s
chili chilli - s es
councilor councillor - s
cozy cosy -
cozi cosi er est ly ness
defens defenc e es eless elessly
diarrhea diarrhoea -
disk disc - s
distill distil - s
donut doughnut - s
dreamed dreamt -
encyclopedi encyclopaedi a as c
enquir inquir y ies e es ed er ers ing
enroll enrol - s ment ments
enthrall enthral - s
esophag oesophag us eal
estrogen oestrogen - s
fec faec es al
fet foet us uses al
fiberglass fibreglass -
fiber fibre board optic
focuss focus ed es ing
fulfill fulfil - s ment
gramme gram - s
gray grey - s ed er est ing ish ness
grayhound greyhound - s
gynecolog gynaecolog y ical ist ists
hemoglobin haemoglobin -
hemophilia haemophilia - c cs
hemorrhag haemorrhag e es ed ing ic
installment instalment - s
instill instil - s
jail gaol - s
jeweler jeweller - s
jewelry jewellery -
judgment judgement - s al
kidnap kidnapp ed ing er ers
kilogramme kilogram - s
learned learnt -
leaned leant -
leaped leapt -
leukemia leukaemia - s
licens licenc e es
likable likeable -
livable liveable -
maneuver manoeuvr ed ing able
maneuver manoeuvre - s
mediaeval medieval -
milligramme milligram - s
mold mould - s ed ing y ings
moldi mouldi er est ness
mollusk mollusc - s
molt moult - s ed ing
mustache moustache - s d
naught nought - s
offens offenc e es
omelet omelette - s
orthopedic orthopaedic - s
pajama pyjama - s
paleontolog palaeontolog y ist ists ical
pediatric paediatric - s ian ians
plow plough - s ed ing
practic practis ed ing
pretens pretenc e es
program programme - s
sizable sizeable -
skeptic sceptic - s al ally ism
skillful skilful - ly ness
smelled smelt -
smolder smoulder - s ed ing
snowplow snowplough - s
specialty speciality -
specialties specialities -
spelled spelt -
spilled spilt -
spoiled spoilt -
sulfur sulphur - ic ous
sulf sulph ate ates ide ides
tranquility tranquillity -
veranda verandah - s
whiskey whisky - s
willful wilful - ly ness
woolen woollen - s
wooly woolly -
worship worshipp ed ing er ers
yogurt yoghurt - s
`;

function familiesOf(stems: string, american: string, british: string, endings: string): SpellingFamily[] {
  return stems
    .split(' ')
    .map((stem) => ({ american: `${stem}${american}`, british: `${stem}${british}`, endings }));
}

function singleFamilies(): SpellingFamily[] {
  return SINGLE_FAMILIES.trim()
    .split('\n')
    .map((line) => {
      const [american = '', british = '', ...endings] = line.split(' ');
      return { american, british, endings: endings.join(' ') };
    });
}

export const SPELLING_FAMILIES: readonly SpellingFamily[] = [
  ...familiesOf(OUR_STEMS, 'or', 'our', OUR_ENDINGS),
  ...familiesOf(RE_STEMS, 'er', 're', '- s'),
  ...familiesOf(L_STEMS, '', 'l', L_ENDINGS),
  ...familiesOf(OGUE_STEMS, 'og', 'ogue', '- s'),
  ...singleFamilies(),
];

/**
 * British words whose American spelling is another word in Britain. The American one is right for the British
 * key, but not the other way round: a health `cheque` is a misspelling of `check` everywhere.
 */
export const AMERICAN_HOMOGRAPHS: ReadonlyMap<string, string> = new Map([
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
]);
