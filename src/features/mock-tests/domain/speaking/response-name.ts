import { TALK, WHOLE_INTERVIEW, type SpeakingSection } from '#ielts/paper/speaking-paper.ts';

/** The name of an answer of Speaking where the paper is not shown, such as in a file's name. */
export type ResponseName = {
  /** Small letters, digits and hyphens; in the order of the interview when sorted: `04-part-1-question-4`. */
  readonly slug: string;
  /** The question, word for word. Empty where the paper has none. */
  readonly asked: string;
};

type Named = ResponseName & { readonly id: string };

function listNames(section: SpeakingSection): Named[] {
  const named = section.parts.flatMap(({ part, ...given }) => {
    const questions = 'card' in given ? given.roundingOff : given.topics.flatMap((topic) => topic.questions);
    const named = questions.map(({ id, text }, place) => ({
      id,
      slug: `part-${part}-question-${place + 1}`,
      asked: text,
    }));
    if (!('card' in given)) return named;
    const { topic, lead, points, closing } = given.card;
    return [
      { id: TALK, slug: `part-${part}-talk`, asked: [topic, lead, ...points, closing].join('\n') },
      ...named,
    ];
  });
  return named.map(({ slug, ...rest }, place) => ({
    ...rest,
    slug: `${String(place + 1).padStart(2, '0')}-${slug}`,
  }));
}

/** The name of an answer. A question that the paper does not have keeps its own id as the name. */
export function nameResponse(section: SpeakingSection, question: string): ResponseName {
  if (question === WHOLE_INTERVIEW) return { slug: 'whole-interview', asked: '' };
  const found = listNames(section).find(({ id }) => id === question);
  return found ? { slug: found.slug, asked: found.asked } : { slug: question, asked: '' };
}
