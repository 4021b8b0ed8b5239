/** What a made chart may be about. All places and figures are invented. `word`: what is counted, in the plural. */
type ChartSubject = {
  readonly title: string;
  readonly unit: string;
  readonly word: string;
  readonly names: readonly [string, string];
};

export const CHART_SUBJECTS: readonly [ChartSubject, ...ChartSubject[]] = [
  {
    title: 'Households in two towns that sort their rubbish',
    unit: '% of households',
    word: '%',
    names: ['Harwell Bay', 'Stonebeck'],
  },
  {
    title: 'Pupils of two schools who walk to school',
    unit: '% of pupils',
    word: '%',
    names: ['Hill School', 'River School'],
  },
  {
    title: 'New trees planted along the streets of two districts',
    unit: 'trees',
    word: 'trees',
    names: ['the North district', 'the South district'],
  },
  {
    title: 'Books lent by two village libraries in a week',
    unit: 'books',
    word: 'books',
    names: ['Upper Fell', 'Lower Fell'],
  },
  {
    title: 'Exhibitions in two museums',
    unit: 'exhibitions',
    word: 'exhibitions',
    names: ['the Harbour Museum', 'the Clock Museum'],
  },
  {
    title: 'Boats built in two yards',
    unit: 'boats',
    word: 'boats',
    names: ['the East yard', 'the West yard'],
  },
  {
    title: 'Evening classes in two colleges',
    unit: 'classes',
    word: 'classes',
    names: ['Mill College', 'Park College'],
  },
  {
    title: 'Adults in two towns who own a bicycle',
    unit: '% of adults',
    word: '%',
    names: ['Ottermouth', 'Kelling'],
  },
];
