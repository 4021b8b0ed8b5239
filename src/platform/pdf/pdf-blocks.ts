import type { Language } from '../i18n/language.ts';
import type { PdfBlock, PdfRow } from './pdf-content.ts';
import { COLOURS, CONTENT_WIDTH, PAGE } from './pdf-look.ts';
import { drawSteps, STEPS_RATIO } from './nine-steps.ts';
import type { Paper, Strip, Tag } from './pdf-paper.ts';
import { besides, rule, together, wordStrips } from './pdf-strips.ts';

type Block<K extends PdfBlock['kind']> = Extract<PdfBlock, { readonly kind: K }>;

/** The width of the labels of facts. In a card the words next to them need more of it. */
const LABEL_WIDTH = { facts: 104, card: 84 } as const;

/** The head of a document: its source, its title and its person. */
export function titleStrips(paper: Paper, language: Language, block: Block<'title'>): Strip[] {
  const brand = wordStrips(paper, language, {
    text: { text: block.eyebrow },
    setting: 'eyebrow',
    tag: { type: 'P' },
    left: 44,
    keep: true,
  }).map((strip, place) => ({
    ...strip,
    draw(top: number) {
      if (place === 0)
        paper.decorate(() =>
          drawSteps(paper.document, {
            left: PAGE.side,
            top: top + strip.height / 2 - 5,
            height: 9,
            filled: 9,
          }),
        );
      strip.draw(top);
    },
  }));
  const title = wordStrips(paper, language, {
    text: { text: block.title },
    setting: 'title',
    tag: { type: 'H1' },
    before: 20,
    keep: true,
  });
  const line = block.line
    ? wordStrips(paper, language, {
        text: { text: block.line },
        setting: 'quiet',
        tag: { type: 'P' },
        before: 4,
        keep: true,
      })
    : [];
  return [...brand, ...title, ...line];
}

export function headingStrips(paper: Paper, language: Language, block: Block<'heading'>): Strip[] {
  const { level, text, chapter = false } = block;
  const before = chapter ? 40 : level === 2 ? 26 : 16;
  const strips = together(
    wordStrips(paper, language, {
      text,
      setting: chapter ? 'heading1' : level === 2 ? 'heading2' : 'heading3',
      tag: { type: `H${level}` },
      before,
      keep: true,
    }),
  );
  if (!chapter) return strips;
  return strips.map((strip, place) => ({
    ...strip,
    draw(top: number) {
      if (place === 0 && top > PAGE.top) paper.decorate(() => rule(paper, top - before / 2, COLOURS.primary));
      strip.draw(top);
    },
  }));
}

/** Room under a heading is the next block's. */
export function textStrips(
  paper: Paper,
  language: Language,
  { text, tone, keep = false }: Block<'text'>,
): Strip[] {
  if (tone !== 'passage') {
    const setting = tone ?? 'body';
    return wordStrips(paper, language, { text, setting, tag: { type: 'P' }, before: 6, keep });
  }
  return wordStrips(paper, language, {
    text,
    setting: 'body',
    tag: { type: 'BlockQuote' },
    left: 12,
    before: 8,
    keep,
    behind: (top, height) => bar(paper, top, height),
  });
}

/** A bar beside quoted words. */
export function bar(paper: Paper, top: number, height: number, left = 0): void {
  paper.document.rect(PAGE.side + left, top, 2, height).fill(COLOURS.primary);
}

export function noticeStrips(paper: Paper, language: Language, { title, text }: Block<'notice'>): Strip[] {
  const inset = { left: 14, width: CONTENT_WIDTH - 28 };
  const words = together([
    ...wordStrips(paper, language, {
      text: { text: title },
      setting: 'strong',
      tag: { type: 'P' },
      ...inset,
      keep: true,
    }),
    ...wordStrips(paper, language, {
      text: { text },
      setting: 'body',
      tag: { type: 'P' },
      before: 2,
      ...inset,
    }),
  ]);
  return panel(paper, words, COLOURS.accentTint);
}

/** Strips on a coloured background. They are few, and stay together. */
function panel(paper: Paper, inside: readonly Strip[], colour: string): Strip[] {
  const height = inside.reduce(
    (sum, strip, place) => sum + strip.height + (place ? (strip.before ?? 0) : 0),
    0,
  );
  const all = height + 24;
  return [
    {
      height: all,
      before: 14,
      draw(top) {
        paper.decorate(() => paper.document.roundedRect(PAGE.side, top, CONTENT_WIDTH, all, 8).fill(colour));
        let at = top + 12;
        inside.forEach((strip, place) => {
          at += place ? (strip.before ?? 0) : 0;
          strip.draw(at);
          at += strip.height;
        });
      },
    },
  ];
}

export function factStrips(
  paper: Paper,
  language: Language,
  { rows, keep = false }: Block<'facts'>,
): Strip[] {
  const strips = together(rowStrips(paper, language, rows));
  return keep
    ? strips.map((strip, place) => (place === strips.length - 1 ? { ...strip, keep: 'soft' } : strip))
    : strips;
}

/** Label and value next to each other, a row each; in a card next to its number. */
export function rowStrips(
  paper: Paper,
  language: Language,
  rows: readonly PdfRow[],
  card?: { readonly left: number; readonly section: Tag },
): Strip[] {
  const under = card ? { parent: card.section } : {};
  const left = card?.left ?? 0;
  const room = LABEL_WIDTH[card ? 'card' : 'facts'];
  return rows.flatMap(({ label, value }, place) => {
    const before = card ? 3 : place === 0 ? 12 : 4;
    const tag = () => ({ type: 'P', ...under });
    const one = wordStrips(paper, language, {
      text: { text: label },
      setting: 'label',
      tag: tag(),
      left,
      width: room - 10,
      before,
    });
    const other = wordStrips(paper, language, {
      text: value,
      setting: 'body',
      tag: tag(),
      left: left + room,
      before,
    });
    return besides(one, other);
  });
}

export function listStrips(paper: Paper, language: Language, { items }: Block<'list'>): Strip[] {
  const list: Tag = { type: 'L' };
  return items.flatMap((text) => {
    const item: Tag = { type: 'LI', parent: list };
    const strips = wordStrips(paper, language, {
      text,
      setting: 'body',
      tag: { type: 'LBody', parent: item },
      left: 12,
      before: 3,
    });
    return strips.map((strip, place) => ({
      ...strip,
      draw(top: number) {
        if (place === 0)
          paper.decorate(() =>
            paper.document.circle(PAGE.side + 4, top + strip.height / 2, 1.6).fill(COLOURS.primary),
          );
        strip.draw(top);
      },
    }));
  });
}

/** The figure with its nine steps, and its parts next to it. */
export function scoreStrips(paper: Paper, language: Language, block: Block<'score'>): Strip[] {
  const { label, figure, steps, lines } = block;
  const half = CONTENT_WIDTH / 2;
  const left = wordStrips(paper, language, {
    text: { text: figure },
    setting: 'figure',
    tag: { type: 'P' },
    left: 16,
    width: half - 24,
  });
  const scaleHeight = 30;
  const scale: Strip[] =
    steps === undefined
      ? []
      : [
          {
            height: scaleHeight,
            before: 6,
            draw(top) {
              const at = { left: PAGE.side + 16, top, height: scaleHeight, filled: steps };
              paper.tagged({ type: 'Figure', options: { alt: label } }, () => drawSteps(paper.document, at));
            },
          },
        ];
  const right = lines.flatMap((text, place) =>
    wordStrips(paper, language, {
      text: { text },
      setting: place === 0 ? 'lead' : 'quiet',
      tag: { type: 'P' },
      left: Math.max(half, 16 + scaleHeight * STEPS_RATIO + 24),
      width: half - 16,
      before: place === 0 ? 0 : 4,
    }),
  );
  const heightOf = (strips: readonly Strip[]) =>
    strips.reduce((sum, strip, place) => sum + strip.height + (place ? (strip.before ?? 0) : 0), 0);
  const columns = [[...left, ...scale], right];
  const height = Math.max(...columns.map(heightOf));
  const both: Strip = {
    height,
    draw(top) {
      for (const column of columns) {
        let at = top + (height - heightOf(column)) / 2;
        column.forEach((strip, place) => {
          at += place ? (strip.before ?? 0) : 0;
          strip.draw(at);
          at += strip.height;
        });
      }
    },
  };
  return panel(paper, [both], COLOURS.tint);
}
