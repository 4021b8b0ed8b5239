/** Tasks and texts written for the tests of the guards. */

export const LIBRARY_PROMPT = `Write about the following topic:

Some towns are closing their public libraries, because most people read on a screen. Others say that a library is still worth its cost.

To what extent do you agree that towns should keep their public libraries?

Give reasons for your answer and include any relevant examples from your own knowledge or experience.

Write at least 250 words.`;

export const LIBRARY_ESSAY = `Several councils near my home have shut a library in the last few years, and they usually give the same reason: readers have moved to phones and tablets. I accept that the figures for loans have fallen, but I believe that a town which closes its library loses far more than a room full of paper.

The case for closing deserves a fair hearing. A building has to be heated, staffed and repaired, and that money could pay for a nurse or a bus. Anyone with a telephone can borrow a novel in seconds, often without leaving the sofa. If lending books were the only thing that a library did, it would be hard to defend the bill.

However, lending is only one part of its work. In the small town where I grew up, the reading room was the one warm place where a pupil could do homework if the flat at home was crowded. Pensioners came to learn how to fill in forms on the computer, and the librarian, who knew everybody, quietly helped people to write applications. None of this can be downloaded. When the building was sold, the pupils moved to a café where they had to buy something every hour.

There is also the question of who reads at all. Families with plenty of money will always own books, printed or electronic. Children whose parents cannot afford them meet their first story on a public shelf, and a screen that also offers games rarely does the same job.

For these reasons I largely agree that towns should keep their libraries, although I would let them change. They can open for fewer hours, share a building with a school and lend tablets next to novels. What a town should not do is lock the door and call it progress.`;

export const LETTER_PROMPT = `You borrowed a bicycle from a friend last week, and it was damaged while you had it.

Write a letter to your friend. In your letter

explain how the damage happened
describe what is wrong with the bicycle
say what you are going to do about it

Write at least 150 words.

Begin your letter as follows:

Dear …,`;

export const LETTER = `Dear Tomas,

I hope the new job is going well. I am writing with some bad news about the bicycle you lent me on Monday, and I wanted you to hear it from me before you come to collect it.

On Thursday I rode to the market and left it against the wall behind the bakery. I was only inside for a few minutes, but a delivery van reversed without looking and caught the back wheel. The driver stopped and was very sorry, so at least I have his name and his number.

The wheel is badly bent and three of the spokes are broken. The chain has come off as well, and there is a long scratch on the frame, just below the saddle. The brakes and the lights still work.

I have already taken it to the shop in Mill Street. They can fit a new wheel by Wednesday, and of course I will pay for everything. If you need to ride to work before then, please use mine.

I am really sorry about this.

Best wishes,
Anna`;

export const CHART_PROMPT = `The line graph below shows how many tonnes of apples and pears were grown on the farms of one valley between 1990 and 2020.

Summarise the information by selecting and reporting the main features, and make comparisons where relevant.

Write at least 150 words.`;

export const CHART_ESSAY = `The graph gives the harvest of two kinds of fruit, apples and pears, on the farms of a valley over a period of thirty years from 1990.

Overall, the two crops moved in opposite directions. Apples lost ground in every decade, whereas far more pears were grown at the end than at the start, and the valley became mainly a producer of pears.

In 1990 the farms picked about 900 tonnes of apples, three times as much as their harvest of pears, which was only 300 tonnes. The figure for apples then slipped to 800 tonnes in 2000 and dropped much more quickly after that, so that it stood at just 400 tonnes in 2020, less than half of what it had been.

Pears developed quite differently. Their harvest hardly changed in the first ten years, but it doubled between 2000 and 2010, when it passed that of apples for the first time. Growth continued, although more slowly, and in the last year of the period the valley produced 750 tonnes of pears.`;

export const TEMPLATE = `Nowadays, in the modern world, it is a controversial issue whether this is good or bad, and it has sparked a heated debate. There are two sides to every argument. This essay will discuss both views and give my own opinion.

On the one hand, first and foremost, there is no doubt that there are many advantages. It goes without saying that it plays a vital role in our lives. Needless to say, a wide range of people benefit from it, and it can bring many benefits to society as a whole.

On the other hand, it cannot be denied that there are some disadvantages. It is a double-edged sword. Last but not least, it can lead to many problems, and many people suffer from it. For instance, many people in my country agree with this view.

In conclusion, all things considered, it is crystal clear that the advantages outweigh the disadvantages. From my point of view, the government should take measures, and governments and individuals should work together for the betterment of society.`;

export const STUFFED = `Quintessential bibliophilic repositories ameliorate sociocultural stratification. Ubiquitous digitisation exacerbates epistemological dichotomies, notwithstanding multifarious pedagogical ramifications. Perspicacious custodians promulgate erudite tomes amidst burgeoning technocratic hegemony. Concomitantly, municipal parsimony engenders deleterious intellectual impoverishment. Nevertheless, indefatigable philanthropists perpetuate venerable athenaeums, thereby obviating insidious illiteracy and mitigating generational alienation throughout labyrinthine conurbations.`;

/** The words of each sentence in another order, always the same. */
export function jumbled(text: string): string {
  return text.replace(/[^.!?\n]+/gu, (sentence) => shuffled(sentence.split(' ')).join(' '));
}

/** Items in another order, always the same. */
export function shuffled<Item>(items: readonly Item[], seed = 5): Item[] {
  const order = [...items];
  let state = seed + items.length;
  for (let at = order.length - 1; at > 0; at -= 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    const other = Math.floor((state / 2_147_483_648) * (at + 1));
    const item = order[at] as Item;
    order[at] = order[other] as Item;
    order[other] = item;
  }
  return order;
}
