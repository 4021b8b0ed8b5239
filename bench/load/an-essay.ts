/** About 100 words with a learner's errors; three of them make an essay. */
const PARAGRAPH =
  'Nowadays many people in the islands discuss about the price of ferries. Some of them think that a ticket should be ' +
  'free, because everyone need to reach the hospital or the school, and there are not another way to do it. On the ' +
  'other hand, the goverment have to pay the crews, the harbours and the fuel, which becomes more expensive every year. ' +
  'In my opinion, a small price is fair for visitors, but people who live there should pay nothing, as a road is also ' +
  'free for people on the mainland. For example, in the north the families spends a tenth of their income on tickets.';

/** An essay of about 300 words; each number has another one. */
export const anEssay = (number: number): string =>
  [1, 2, 3].map((part) => `${PARAGRAPH} This is part ${part} of text ${number}.`).join('\n');
