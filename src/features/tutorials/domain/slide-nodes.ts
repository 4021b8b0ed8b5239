import { parseMarkedText, type TextPiece } from './marked-text.ts';
import type { SlideElement, SlideText } from './slide-element.ts';

/** A thing on a slide that a cue can name: an element, a piece of it, or a marked part of a text. */
export type SlideNode = {
  /** Such as `list.2`, or `line.who` for a marked part. */
  readonly path: string;
  /** The path of the thing that it is in; undefined for an element. */
  readonly parent: string | undefined;
  /** Its own English words; those of the things in it are theirs. */
  readonly text: string;
  readonly chinese: string;
  /** What is not there before a cue shows it, whichever cue that is. */
  readonly startsHidden: boolean;
  /** The whole English text, parts included, on the first node of a text. */
  readonly whole?: string;
};

type Named = readonly [path: string, text: SlideText];

/** Everything of an element that a cue can name, the element first. */
export function listNodes(element: SlideElement): SlideNode[] {
  const { id } = element;
  const root: SlideNode = { path: id, parent: undefined, text: '', chinese: '', startsHidden: false };
  return [root, ...childrenOf(element)];
}

function childrenOf(element: SlideElement): SlideNode[] {
  const { id } = element;
  switch (element.type) {
    case 'line':
      return textNodes(id, id, element.text);
    case 'passage':
      return [...titled(id, element.title), ...textNodes(id, id, element.text)];
    case 'wave':
      return element.text === undefined ? [] : textNodes(id, id, element.text);
    case 'repair':
      return [
        ...named(id, [['wrong', element.wrong]]),
        ...named(id, [['right', element.right]]).map((node) =>
          node.path === `${id}.right` ? { ...node, startsHidden: true } : node,
        ),
      ];
    case 'table':
      return [
        ...named(
          id,
          (element.head ?? []).map((text, i) => [`head.${i + 1}`, text] as const),
        ),
        ...element.rows.flatMap((row, i) => [
          bare(id, `${i + 1}`),
          ...row.flatMap((text, j) => textNodesIn(id, `${i + 1}`, `${i + 1}.${j + 1}`, text)),
        ]),
      ];
    case 'compare':
      return (['left', 'right'] as const).flatMap((side) => [
        bare(id, side),
        ...textNodesIn(id, side, `${side}.title`, element[side].title),
        ...element[side].items.flatMap((text, i) => textNodesIn(id, side, `${side}.${i + 1}`, text)),
      ]);
    case 'steps':
      return named(id, numbered(element.items));
    case 'card':
    case 'notes':
      return [...titled(id, element.title), ...named(id, numbered(element.lines))];
    case 'timeline':
      return named(id, [
        ...(element.ticks ?? []).map(({ label }, i) => [`tick.${i + 1}`, label] as const),
        ...element.items.map(({ name, label }) => [name, label] as const),
      ]);
    case 'chart':
      return element.series.flatMap(({ name, values }, i) => [
        bare(id, `${i + 1}`, name),
        ...values.map((_, j): SlideNode => ({ ...bare(id, `${i + 1}.${j + 1}`), parent: `${id}.${i + 1}` })),
      ]);
    case 'question':
      return [
        ...textNodes(id, id, element.text),
        ...named(id, numbered(element.options ?? [])),
        ...(element.reply === undefined ? [] : named(id, [['reply', element.reply]])).map((node) =>
          node.path === `${id}.reply` ? { ...node, startsHidden: true } : node,
        ),
      ];
    case 'form':
      return [
        ...titled(id, element.title),
        ...element.rows.flatMap(({ label, value }, i) => [
          bare(id, `${i + 1}`),
          ...textNodesIn(id, `${i + 1}`, `${i + 1}.label`, label),
          ...textNodesIn(id, `${i + 1}`, `${i + 1}.value`, value),
        ]),
      ];
    case 'scale':
      return named(id, [
        ['from', element.from],
        ['to', element.to],
        ...numbered(element.items.map(({ label }) => label)),
      ]);
    case 'bands':
      return named(id, numbered(element.rows.map(({ label }) => label)));
    case 'tiles':
      return named(id, [
        ...numbered(element.words),
        ...(element.bins ?? []).map((text, i) => [`bin.${i + 1}`, text] as const),
      ]);
    case 'tree':
      return element.asks.flatMap(({ ask, yes, no }, i) => [
        ...named(id, [[`${i + 1}`, ask]]),
        ...textNodesIn(id, `${i + 1}`, `${i + 1}.yes`, yes),
        ...(no === undefined ? [] : textNodesIn(id, `${i + 1}`, `${i + 1}.no`, no)),
      ]);
    case 'plan':
      return element.shapes.flatMap(({ name, label }) =>
        label === undefined ? [bare(id, name)] : named(id, [[name, label]]),
      );
    case 'dialogue':
      return named(
        id,
        element.turns.map(({ text }, i) => [`${i + 1}`, text] as const),
      );
    case 'screen':
      return [
        ...(element.clock === undefined ? [] : [bare(id, 'clock')]),
        ...['notes', 'review', 'highlight'].map((name) => bare(id, name)),
        ...(['left', 'right'] as const).flatMap((side) => [
          bare(id, side),
          ...(element[side] ?? []).flatMap((text, i) => textNodesIn(id, side, `${side}.${i + 1}`, text)),
        ]),
        ...Array.from({ length: element.questions ?? 0 }, (_, i) => bare(id, `q.${i + 1}`)),
      ];
    case 'recap':
      return named(id, [
        ['keep', element.keep],
        ['task', element.task],
      ]);
    default:
      return element satisfies never;
  }
}

const numbered = (texts: readonly SlideText[]): Named[] => texts.map((text, i) => [`${i + 1}`, text]);

function bare(id: string, path: string, text = ''): SlideNode {
  return { path: `${id}.${path}`, parent: id, text, chinese: '', startsHidden: false };
}

function named(id: string, texts: readonly Named[]): SlideNode[] {
  return texts.flatMap(([path, text]) => textNodesIn(id, '', path, text));
}

function titled(id: string, title: SlideText | undefined): SlideNode[] {
  return title === undefined ? [] : named(id, [['title', title]]);
}

/** A piece of an element that is a text, with the parts in it. */
function textNodesIn(id: string, within: string, path: string, text: SlideText): SlideNode[] {
  const parent = within === '' ? id : `${id}.${within}`;
  const own = { ...bare(id, path), parent };
  const [words, ...parts] = textNodes(id, `${id}.${path}`, text);
  return [{ ...own, text: words?.text ?? '', chinese: words?.chinese ?? '' }, ...parts];
}

/** The words of a text that belong to no part, then its parts. Parts are named below the element: `line.who`. */
function textNodes(id: string, parent: string, text: SlideText): SlideNode[] {
  const pieces = parseMarkedText(typeof text === 'string' ? text : text.en);
  const chinese = typeof text === 'string' ? '' : text['zh-Hant'];
  const loose = pieces.filter(({ name }) => name === undefined);
  return [
    {
      path: `${parent}#`,
      parent,
      text: loose.map((piece) => piece.text).join(' '),
      chinese: parseMarkedText(chinese)
        .map((piece) => piece.text)
        .join(''),
      startsHidden: false,
      whole: pieces.map((piece) => piece.text).join(''),
    },
    ...pieces.flatMap((piece) => partNode(id, parent, piece)),
  ];
}

function partNode(id: string, parent: string, { name, text, isGap }: TextPiece): SlideNode[] {
  if (name === undefined) return [];
  return [{ path: `${id}.${name}`, parent, text, chinese: '', startsHidden: isGap === true }];
}
