import { CLUBS, FRUIT, MUSEUMS, WATER } from './chart-fixture.ts';
import type { FigureChart } from './figure-claim.ts';

/** Descriptions of the test charts in which everything is true. */
export const TRUE_DESCRIPTIONS: readonly (readonly [text: string, chart: FigureChart])[] = [
  [
    `The bar chart shows what share of the members of a town's clubs belonged to chess, rowing, choir and drama in 2010 and 2020.

Overall, chess overtook every other club, whereas rowing lost almost half of its share. The two artistic clubs became slightly less important.

In 2010, rowing was by far the largest club, with 40% of all members. It was followed by the choir at 28%, while drama attracted one member in five. Only 12% played chess, which made it the least popular activity.

Ten years later the picture was very different. The proportion of chess players had tripled to 36%, so that it was now in first place. Rowing, by contrast, had dropped to 22%, which was 18 percentage points lower than before, and it had fallen behind the choir, which lost only one point and stood at 27%. Drama declined by a quarter, from 20% to 15%, and was now the smallest of the four.`,
    CLUBS,
  ],
  [
    `Rowing and the choir together made up 68% of the members in 2010, but less than half in 2020. In the later year more than a third of members played chess, three times as many as at the beginning. The share of the drama club went down by five percentage points, and the figure for the choir hardly changed. In 2010 the gap between the largest and the smallest club was 28 points; by 2020 it had narrowed to 21.`,
    CLUBS,
  ],
  [
    `The pie chart illustrates how a household uses its water. Overall, most of the water is used in the bathroom, and the garden needs the least.

Washing oneself accounts for just over a third of the total, at 34%. The toilet comes second with 26%, which means that bath, shower and toilet together use 60% of all water. A fifth is needed for laundry. The kitchen uses 13%, exactly half as much as the toilet, and only 7% is used in the garden, about one fifth of the share of the bath and shower.`,
    WATER,
  ],
  [
    `The table gives the income of three museums, in millions of dollars, from tickets, their shops and donations.

Overall, the Railway Museum and the Maritime Museum lived mainly on tickets, while the Gallery of Glass depended on donations.

The Railway Museum earned the most from tickets, 6.3 million dollars, compared with 4.5 million at the Maritime Museum and just 2.1 million at the Gallery of Glass. The order was the opposite for the shops: the gallery sold goods for 2.4 million dollars, twice as much as the Maritime Museum with 1.2 million, and the shop of the Railway Museum brought in 0.9 million. Donations differed most of all. The Gallery of Glass received 3.9 million dollars in this way, almost five times the figure of the Maritime Museum (0.8 million), whereas the Railway Museum was given a mere 200,000 dollars. In total, the gallery had an income of 8.4 million and the Railway Museum one of 7.4 million dollars.`,
    MUSEUMS,
  ],
  [
    `In 1990 apples were the main crop, at 900 tonnes. By 2020 this had fallen by 500 tonnes, that is by more than half. Pears stayed at around 300 tonnes in the 1990s. They then shot up to 620 tonnes in 2010, overtaking apples, and ended the period at 750 tonnes. Plums never exceeded 130 tonnes and remained the smallest crop throughout. The total harvest was about 1,300 tonnes in 1990 and roughly the same thirty years later. In 2005 apples were still ahead of pears.`,
    FRUIT,
  ],
];
