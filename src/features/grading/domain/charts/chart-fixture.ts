import type { FigureChart } from './figure-claim.ts';

/** Charts made up for the tests. */

/** A line for each fruit: one falls, one doubles, one stays. */
export const FRUIT: FigureChart = {
  kind: 'line',
  title: 'Fruit grown in the Marl valley',
  unit: 'tonnes',
  categories: ['1990', '2000', '2010', '2020'],
  series: [
    { name: 'Apples', values: [900, 800, 550, 400] },
    { name: 'Pears', values: [300, 310, 620, 750] },
    { name: 'Plums', values: [120, 125, 118, 122] },
  ],
};

/** Bars for two years. */
export const CLUBS: FigureChart = {
  kind: 'bar',
  title: 'Members of four clubs',
  unit: '%',
  categories: ['Chess', 'Rowing', 'Choir', 'Drama'],
  series: [
    { name: '2010', values: [12, 40, 28, 20] },
    { name: '2020', values: [36, 22, 27, 15] },
  ],
};

/** A single pie. */
export const WATER: FigureChart = {
  kind: 'pie',
  title: 'Use of water in a household',
  unit: '%',
  categories: ['Bath and shower', 'Toilet', 'Laundry', 'Kitchen', 'Garden'],
  series: [{ name: 'Share', values: [34, 26, 20, 13, 7] }],
};

/** A table of money, in millions. */
export const MUSEUMS: FigureChart = {
  kind: 'table',
  title: 'Income of three museums',
  unit: 'million dollars',
  categories: ['Tickets', 'Shop', 'Donations'],
  series: [
    { name: 'Maritime Museum', values: [4.5, 1.2, 0.8] },
    { name: 'Gallery of Glass', values: [2.1, 2.4, 3.9] },
    { name: 'Railway Museum', values: [6.3, 0.9, 0.2] },
  ],
};
