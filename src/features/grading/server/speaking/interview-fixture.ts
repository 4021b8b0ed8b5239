import type { HeardAnswer } from '../../domain/speaking/heard-answer.ts';
import type { HeardInterview } from '../../domain/speaking/judge-speech.ts';

/** Interviews as a transcriber writes them down. They were written for these tests. */

const QUESTIONS = [
  ['p1q1', 1, 'Do you live in a house or a flat?'],
  ['p1q2', 1, 'What do you like about your neighbourhood?'],
  ['card', 2, 'Describe a place where you like to spend your free time.'],
  ['p3q1', 3, 'Why do some people prefer to spend their free time outdoors?'],
  ['p3q2', 3, 'How has the way people relax changed since your parents were young?'],
] as const;

/** Fluent, with reasons, examples and few errors. */
export const FLUENT_TEXTS = [
  'I live in a small flat on the fourth floor of a rather old building. We moved there when I was in primary school, so I know almost everybody on the stairs. The rooms are tiny, but the balcony makes up for it because we can see the river from there.',
  'What I like most is that everything is within walking distance. For example, there is a market round the corner where my grandmother buys fresh vegetables, although it gets terribly crowded at weekends. If I want peace and quiet, I can be at the riverside in five minutes.',
  'I would like to talk about a tiny public library near the harbour. It used to be a warehouse, and the architects kept the original brick walls when they renovated it, which gives the whole place an unusual atmosphere. I discovered it by accident while I was waiting for a ferry that had been cancelled. Since then I have gone there almost every Saturday. On the ground floor there is a reading room with enormous windows, so you can watch the fishing boats while you read. I usually borrow a couple of novels and find an armchair by the window. The reason I am so fond of it is that nobody is in a hurry there. At home I am constantly distracted by my phone, whereas in the library I can concentrate for hours. They also organise workshops for children, and last winter I volunteered to read stories to them, which was harder than I expected, because children notice immediately if you are bored yourself. If I had more free time, I would spend it there rather than in a shopping centre.',
  'I suppose it depends on what they do during the week. Someone who sits in front of a screen all day probably longs for fresh air and movement. On the other hand, people with physical jobs may simply want to lie on the sofa, even though the weather is gorgeous. In my view, being outdoors also makes it easier to meet others without spending a fortune.',
  'Enormously, I would say. When my parents were young, they relaxed with their neighbours, for instance by playing cards or singing together. Nowadays most of us relax alone with headphones on, while our messages keep arriving. That does not necessarily mean we are lonelier, however, since we stay in touch with friends who live abroad.',
] as const;

/** Halting: repeats, fillers, errors that Chinese speakers make. */
export const HALTING_TEXTS = [
  'Um I I live in a flat. It is it is very small. Um my family have four people.',
  'I like very much the park. Um I go to there every day. He have many tree.',
  'Um I want to talk about uh a park. The park is the park is near my home. I am agree the park is good place. Yesterday I go there with my friend. We eat and we talk. Uh um I like it. It is good. It is good place for relax.',
  'Um because um they like. They they like outside. It is good for health.',
  'Uh I think um now people use phone. Before people no phone. It is different. It is very different.',
] as const;

/** An interview with these texts, each said in as many seconds as its words take at a rate. */
export function anInterview(
  texts: readonly string[],
  { wordsAMinute = 125 }: { readonly wordsAMinute?: number } = {},
): HeardInterview {
  const answers = texts.map((text, at): HeardAnswer => {
    const [question, part, asked] = QUESTIONS[at % QUESTIONS.length] ?? QUESTIONS[0];
    const words = text.split(/\s+/u).filter(Boolean).length;
    return {
      question: at < QUESTIONS.length ? question : `${question}-${at}`,
      part,
      asked,
      text,
      seconds: (words / wordsAMinute) * 60,
    };
  });
  return { answers, delivery: null, isPartly: false };
}
