import type { ChatBody } from './fake-model-server-fixture.ts';

type FakeLevel = 'high' | 'medium' | 'low';
type FakeSide = 'first' | 'second' | 'same';

/** How the model of the fake server judges. It sees only the texts of the request. */
export type Judge = {
  /** The answer to a rubric question. */
  readonly level?: (question: string, text: string) => FakeLevel;
  /** Which of two texts is better. */
  readonly better?: (first: string, second: string, criterion: string) => FakeSide;
  /** The quote for a question; without it, a sentence of the text. */
  readonly quote?: (question: string, text: string) => string;
};

type Shape = { readonly properties?: Readonly<Record<string, { readonly properties?: object }>> };

/**
 * What a model would answer: levels with real quotes, or which text is better. With a schema that the server honours it
 * is bare JSON. With `nothing`, there is a sentence around it.
 */
export function plausibleReply(
  body: ChatBody,
  judge: Judge = {},
  honours: 'schema' | 'object' | 'nothing' = 'schema',
): string {
  const said = (body.messages ?? []).map(({ content }) => content).join('\n');
  const texts = textsIn(said);
  const asked = body.response_format?.type;
  const shape = body.response_format?.json_schema?.schema as Shape | undefined;
  if (!texts && honours === 'nothing') return 'Green, I should say.';
  // A server that ignores the schema sees only what the messages say of it.
  if (!texts && honours === 'object' && asked === 'json_schema') return 'Green.';
  const shown = honours === 'schema' && shape?.properties ? shape.properties : shapeIn(said);
  const names = texts ? Object.keys(shown) : ['colour'];
  const reply = Object.fromEntries(names.map((name) => [name, answerTo(name, texts, judge)]));
  const json = JSON.stringify(reply);
  return honours === 'nothing' ? `Sure! ${json}\nAnything else?` : json;
}

type Texts = { readonly text?: string; readonly first?: string; readonly second?: string };

function answerTo(name: string, texts: Texts | undefined, judge: Judge): unknown {
  if (!texts) return 'green';
  if (texts.first !== undefined && texts.second !== undefined) {
    return judge.better?.(texts.first, texts.second, name) ?? 'same';
  }
  const text = texts.text ?? '';
  return {
    level: judge.level?.(name, text) ?? 'medium',
    quote: judge.quote?.(name, text) ?? sentenceFor(name, text),
  };
}

/** A sentence of the text, another one for most questions. */
function sentenceFor(question: string, text: string): string {
  const sentences = text.match(/[^.!?\n]+[.!?]*/gu)?.filter((each) => each.trim() !== '') ?? [text];
  const place = [...question].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  return (sentences[place % sentences.length] ?? text).trim().slice(0, 200);
}

/** The texts in the fence of a request. */
function textsIn(said: string): Texts | undefined {
  const fenced = /^([0-9a-z]{8,})\n([\s\S]+)\n\1$/mu.exec(said)?.[2];
  if (fenced === undefined) return undefined;
  const work = JSON.parse(fenced) as {
    readonly text?: string;
    readonly first?: { readonly text: string };
    readonly second?: { readonly text: string };
  };
  if (work.first && work.second) return { first: work.first.text, second: work.second.text };
  return work.text === undefined ? undefined : { text: work.text };
}

/** The names of the JSON that the instructions ask for: the last line that is an object. */
function shapeIn(said: string): object {
  const lines = said.split('\n').filter((line) => line.startsWith('{') && line.endsWith('}'));
  for (const line of lines) {
    try {
      const shape = JSON.parse(line) as Record<string, unknown>;
      if (!('text' in shape) && !('first' in shape && typeof shape['first'] === 'object')) return shape;
    } catch {
      // Not JSON.
    }
  }
  return {};
}
