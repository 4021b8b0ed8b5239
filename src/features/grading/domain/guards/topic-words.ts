import { stemOf } from './stem.ts';

/** Words with which tasks are set. They say nothing about the topic. */
export const TASK_WORDS: ReadonlySet<string> = new Set(
  `
write writing about following topic give giving reasons reason answer include relevant example examples knowledge
experience spend minutes least words word task extent agree disagree discuss views view opinion opinions support
believe think people some others many argue say feel question questions both own should would could
summarise summarize information selecting selected reporting report main features feature make making comparisons
comparison where below above shows show shown showing chart charts graph graphs diagram diagrams table tables figure
figures pie bar line map maps picture illustrate illustrates compare compares gives given different three four five two
one first second between university lecturer describing describe letter opening dear yours sir madam faithfully begin
follows advantages disadvantages advantage disadvantage outweigh development positive negative problem problems
solution solutions cause causes effect effects way ways thing things idea statement issue issues nowadays today
increasingly number growing certain often become important general training point points explain describe say tell ask
happen happened paragraph sentence
`
    .trim()
    .split(/\s+/u),
);

/** Words for one subject: an essay that uses one of a row speaks about what the others mean. */
const SUBJECTS = `
child children kid kids youngster teenager adolescent youth young parent baby infant minor
parent mother father family families upbringing raise relatives household
old elderly elder senior aged aging ageing retire retired pension pensioner grandparent
work job employment employee employer career occupation profession workplace worker staff company labour labor unemployed unemployment office salary
salary wage wages income pay payment earn earnings money
money finance financial fund funding budget cost spend expense economic economy invest investment price afford expensive cheap rich wealth
rich wealthy poor poverty wealth inequality
school education educate student pupil teacher teach study learn learning university college classroom curriculum academic lesson course knowledge homework exam
university college higher degree graduate tertiary campus student
crime criminal offender prison prisoner jail punishment punish sentence police law illegal murder violence violent theft
government state authority authorities politician policy public nation country law
environment environmental pollution climate nature natural ecology ecological planet earth emission carbon warming conservation green sustainable
pollution pollute emission fume smog waste contaminate dirty
waste rubbish garbage trash litter recycle recycling plastic landfill
energy electricity power fuel oil gas coal nuclear solar wind renewable
water river sea ocean lake rain flood drought dam irrigation supply
car cars vehicle traffic drive driver driving road motor congestion transport transportation commute
transport transportation bus train railway rail tram underground metro subway commuter passenger travel traffic
travel tourism tourist travel trip journey holiday visit visitor abroad destination sightseeing fly flight
plane aeroplane airplane aircraft airline airport flight fly aviation
city cities urban town metropolis metropolitan suburb downtown
rural countryside village farm country agricultural
farm farming farmer agriculture agricultural crop livestock harvest land
house housing home accommodation building flat apartment property residence live living neighbourhood
building architecture architect construction construct skyscraper tower
health healthy disease illness ill medical medicine doctor hospital patient treatment healthcare fitness obesity fit
food diet eat eating meal breakfast lunch dinner nutrition nutrient carbohydrate protein fast junk vegetable fruit meat cook sugar vegetarian
exercise sport sports physical fitness athlete game team player football gym training competition
animal animals wildlife species zoo endangered extinct pet creature hunting
technology technological computer digital internet online machine device gadget electronic innovation software robot modern
internet online web website network email social media digital computer
robot automation machine artificial intelligence computer
phone mobile smartphone telephone call communication communicate device
media television newspaper news tv broadcast journalist press programme advertise magazine
television tv watch programme channel film movie cinema screen viewer
advertise advertisement advertising advert commercial marketing consumer brand product buy
shop shopping buy purchase consumer customer store supermarket retail goods product market mall consume
art arts artist painting music musician museum gallery culture creative theatre song literature
music song musical musician sing singer instrument band concert
culture cultural tradition traditional heritage custom history historical ancestor
history historical past ancient museum heritage
language languages english speak speaker linguistic tongue dialect bilingual translate
read reading book books library literature novel write paper
science scientific scientist research researcher experiment discovery laboratory
space planet astronaut rocket exploration moon mars universe
woman women female girl gender man men male sex equality sexes boy
marriage marry married divorce couple family wedding
friend friendship relationship social companion neighbour community
community society social neighbour citizen public volunteer
war military army soldier weapon peace conflict
population birth people inhabitants resident overpopulation crowd demographic
immigrant immigration migrant migration foreign foreigner country abroad refugee
global globalisation globalization international world worldwide trade export import
happy happiness satisfaction satisfied content joy wellbeing
success successful achieve achievement succeed goal ambition failure fail
stress pressure anxiety mental relax depression
leisure hobby free entertainment recreation spare relax fun enjoy
clothes fashion dress wear clothing uniform style
freedom free right rights liberty choice choose restrict ban law
leader leadership boss manager director manage management
celebrity famous star fame actor
famous celebrity star known fame
skill skills ability talent practical training able qualification
decision decide choose choice option
change changes change altered new differ
risk danger dangerous dangers safe safety unsafe hazard threat harm harmful
noise noisy sound quiet loud
time hours hour schedule flexible day week
tax taxes taxation taxpayer government revenue
charity donate donation donor help aid support volunteer
`
  .trim()
  .split('\n')
  .map((row) => row.split(' ').map(stemOf));

/** For each stem the stems of its subject. */
const RELATED = relatedStems();

function relatedStems(): ReadonlyMap<string, ReadonlySet<string>> {
  const related = new Map<string, Set<string>>();
  for (const row of SUBJECTS) {
    const [head] = row;
    for (const stem of row) {
      const known = related.get(stem) ?? new Set<string>();
      // The first word of a row means all of it; each other word means the first.
      for (const other of stem === head ? row : row.slice(0, 1)) known.add(other);
      for (const other of row) known.add(other);
      related.set(stem, known);
    }
  }
  return related;
}

const NONE: ReadonlySet<string> = new Set();

/** The stems that speak about the same subject as a stem, without the stem itself where it is in no row. */
export function relatedTo(stem: string): ReadonlySet<string> {
  return RELATED.get(stem) ?? NONE;
}
