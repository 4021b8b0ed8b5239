import type { Passage } from '#ielts/paper/paper.ts';
import { parsePassage } from '#ielts/paper/parse-passage.ts';
import { unfilled } from './draft.ts';
import { type Block, readBlocks } from './read-blocks.ts';
import { collapseSpace, elementsOf, findElement, type XmlElement } from './xml.ts';

/** A shared stimulus as read here: a passage, or the sound of a Listening part, perhaps with its transcript. */
export type ReadStimulus = {
  readonly title: string;
  readonly passage: Passage | undefined;
  readonly sound: string | undefined;
  readonly words: number;
  readonly changes: readonly string[];
};

type Text = {
  readonly text: string;
  readonly label: string | undefined;
  readonly heading: boolean;
  readonly introduction: boolean;
};

const MOST_PARAGRAPHS = 26;
const LETTER = /^([A-Z])[.):]?\s+/;

export function readStimulus(root: XmlElement): ReadStimulus {
  const body = findElement(root, 'qti-stimulus-body') ?? elementsOf(root)[0];
  const { blocks, lost } = readBlocks(body?.children ?? []);
  const helps = findElement(root, 'qti-catalog-info') ? ['help for some candidates'] : [];
  return stimulusOf(blocks, collapseSpace(root.attributes['title'] ?? ''), [...lost, ...helps]);
}

/** A stimulus from blocks, including the blocks of an item. Its first heading is its title. */
export function stimulusOf(blocks: readonly Block[], named: string, lost: readonly string[]): ReadStimulus {
  const changes = lost.map((what) => `There was ${what} in it, which is not carried.`);
  if (blocks.some(({ kind }) => kind === 'picture'))
    changes.push('Its pictures are not carried: a passage is text.');
  if (blocks.some(({ kind }) => kind === 'table')) changes.push('Its tables became lines of text.');
  const texts = blocks.flatMap((block): Text[] => {
    if (block.kind === 'table') {
      return [block.columns, ...block.rows].map((row) => ({
        text: row.filter((cell) => cell !== '').join('; '),
        label: undefined,
        heading: false,
        introduction: false,
      }));
    }
    if (block.kind !== 'line') return [];
    const introduction = block.className.split(' ').includes('introduction');
    const { text, heading, label } = block;
    return [{ text, heading, label, introduction }];
  });
  const [first] = texts;
  const title = (first?.heading ? first.text : named) || unfilled('Title of the passage');
  const rest = first?.heading ? texts.slice(1) : texts;
  const introduction = rest.find((each) => each.introduction)?.text;
  const paragraphs = joinHeadings(rest.filter((each) => !each.introduction && each.text !== ''));
  if (rest.some(({ heading }) => heading)) changes.push('Headings within it stand before their paragraphs.');
  const [sound, ...others] = blocks.flatMap((block) => (block.kind === 'sound' ? [block.src] : []));
  if (others.length > 0) changes.push('It has several recordings: the first is carried.');
  const lettered = letterParagraphs(paragraphs, changes);
  return {
    title,
    passage: lettered.length === 0 ? undefined : { title, introduction, paragraphs: lettered },
    sound,
    words: paragraphs
      .map(({ text }) => text)
      .join(' ')
      .split(/\s+/)
      .filter((word) => word !== '').length,
    changes,
  };
}

type Bare = Pick<Text, 'text' | 'label'>;

function joinHeadings(texts: readonly Text[]): Bare[] {
  const joined: Bare[] = [];
  let waiting = '';
  for (const { text, label, heading } of texts) {
    if (heading) waiting = waiting ? `${waiting} ${text}:` : `${text}:`;
    else {
      joined.push({ label, text: waiting ? `${waiting} ${text}` : text });
      waiting = '';
    }
  }
  return waiting === '' ? joined : [...joined, { label: undefined, text: waiting }];
}

const letterAt = (place: number) => String.fromCharCode(65 + place);

/** Paragraphs with letters keep them, and others get new ones. Paragraphs past Z are joined to the last. */
function letterParagraphs(paragraphs: readonly Bare[], changes: string[]): Passage['paragraphs'] {
  // A single paragraph that starts with “A” may be ordinary text.
  const written =
    paragraphs.length > 1 && paragraphs.every(({ text }, i) => LETTER.exec(text)?.[1] === letterAt(i));
  const bare = paragraphs.map(({ text, label }) => {
    // A label that is no letter belongs to the text.
    if (label !== undefined && !/^[A-Z]$/.test(label)) return `${label}: ${text}`;
    return written ? text.replace(LETTER, '') : text;
  });
  const texts = bare.slice(0, MOST_PARAGRAPHS);
  const more = bare.slice(MOST_PARAGRAPHS);
  if (more.length > 0) {
    changes.push('It has more than 26 paragraphs: those past Z are joined to the last.');
    texts[MOST_PARAGRAPHS - 1] = [texts[MOST_PARAGRAPHS - 1], ...more].join(' ');
  }
  return texts.map((text, place) => ({ letter: letterAt(place), text }));
}

/** A passage as its author would write it. An introduction is left out when it would not be read as one. */
export function writePassage(passage: Passage): string {
  const text = passageText(passage);
  return parsePassage(text).ok ? text : passageText({ ...passage, introduction: undefined });
}

function passageText({ title, introduction, paragraphs }: Passage): string {
  const blocks = [
    `# ${title}`,
    ...(introduction === undefined ? [] : [`*${introduction}*`]),
    ...paragraphs.map(({ letter, text }) => `**${letter}** ${text}`),
  ];
  return `${blocks.join('\n\n')}\n`;
}
