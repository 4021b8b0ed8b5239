import model from 'wink-eng-lite-web-model';
import winkNLP, { type ItemSentence, type ItemToken, type ItsFunction } from 'wink-nlp';
import type { Sentence, TaggedEssay, Token } from '../../domain/essay/essay-text.ts';

const MOSTLY_CAPITALS = 0.6;

/** Makes a tagger: it cuts a text into paragraphs, sentences and tokens. It takes 0.3 s and 60 MB to make. */
export function createTagger(): (text: string) => TaggedEssay {
  const nlp = winkNLP(model, ['sbd', 'pos']);
  const { value, pos, lemma } = nlp.its as unknown as Record<'value' | 'pos' | 'lemma', ItsFunction<string>>;

  function tagParagraph(paragraph: string, start: number): readonly Sentence[] {
    const sentences: Sentence[] = [];
    let at = 0;
    nlp
      .readDoc(paragraph)
      .sentences()
      .each((sentence: ItemSentence) => {
        const tokens: Token[] = [];
        sentence.tokens().each((token: ItemToken) => {
          const text = token.out(value);
          const found = paragraph.indexOf(text, at);
          // The tagger rewrites a few rare characters. Such a token has no place in the text, so it is left out.
          if (text === '' || found === -1) return;
          at = found + text.length;
          const lower = text.toLowerCase();
          const tag = token.out(pos);
          // The tagger has no lemma for some words, such as `cannot` at the end of a sentence.
          const dictionaryForm = ((token.out(lemma) as string | undefined) ?? text).toLowerCase();
          tokens.push({ text, lower, tag, lemma: dictionaryForm, start: start + found, end: start + at });
        });
        const [first] = tokens;
        const last = tokens[tokens.length - 1];
        if (first && last) sentences.push({ tokens, start: first.start, end: last.end });
      });
    return sentences;
  }

  return (text) => {
    const readable = lowerShouting(text);
    const paragraphs = [...readable.matchAll(/[^\n]+/gu)]
      .map((paragraph) => ({ sentences: tagParagraph(paragraph[0], paragraph.index) }))
      .filter(({ sentences }) => sentences.length > 0);
    return { text, paragraphs: readable === text ? paragraphs : withWritten(paragraphs, text) };
  };
}

/** A text in capitals in small letters. The exam allows capitals, but a tagger takes every such word for a name. */
function lowerShouting(text: string): string {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  if (letters === 0 || capitals / letters < MOSTLY_CAPITALS) return text;
  const lower = text.toLowerCase();
  return lower.length === text.length ? lower : text;
}

/** The tokens as the learner wrote them, capitals included. */
function withWritten(paragraphs: TaggedEssay['paragraphs'], text: string): TaggedEssay['paragraphs'] {
  return paragraphs.map(({ sentences }) => ({
    sentences: sentences.map((sentence) => ({
      ...sentence,
      tokens: sentence.tokens.map((token) => ({ ...token, text: text.slice(token.start, token.end) })),
    })),
  }));
}
