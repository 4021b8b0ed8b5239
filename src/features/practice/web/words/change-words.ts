import type { Card, Words } from './words-reply.ts';

/** The cards on the screen with a changed one, unless a newer change of it is there. */
export const withChanged = (words: Words, changed: Card): Words => ({
  ...words,
  cards: words.cards.map((each) =>
    each.card === changed.card && each.sequence <= changed.sequence ? changed : each,
  ),
});

/** The cards on the screen without one that was deleted. */
export const withoutCard = ({ cards, counts, ...words }: Words, gone: string): Words => ({
  ...words,
  cards: cards.filter(({ card }) => card !== gone),
  counts: { ...counts, all: Math.max(0, counts.all - 1) },
});

/** The cards on the screen with one whose deletion was taken back, at its old place: the newest come first. */
export function withCard(words: Words, card: Card): Words {
  const others = words.cards.filter((each) => each.card !== card.card);
  const older = others.findIndex(({ created_at: at }) => at < card.created_at);
  const place = older === -1 ? others.length : older;
  return {
    ...words,
    cards: [...others.slice(0, place), card, ...others.slice(place)],
    counts: { ...words.counts, all: words.counts.all + 1 },
  };
}
