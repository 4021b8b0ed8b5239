import type { Language } from '../i18n/language.ts';
import { bar, rowStrips } from './pdf-blocks.ts';
import type { PdfBlock, PdfTone } from './pdf-content.ts';
import { COLOURS, CONTENT_WIDTH, PAGE } from './pdf-look.ts';
import type { Paper, Strip, Tag } from './pdf-paper.ts';
import { rule, together, wordStrips } from './pdf-strips.ts';

type Card = Extract<PdfBlock, { readonly kind: 'card' }>;

const GUTTER = 34;
const NOTE_WIDTH = 200;
const INKS = { right: COLOURS.success, wrong: COLOURS.danger, plain: COLOURS.muted } as const;

/** A tick or a cross, so that the meaning does not depend on colour alone. */
function drawSign(paper: Paper, tone: PdfTone, left: number, middle: number): void {
  if (tone === 'plain') return;
  const { document } = paper;
  document.lineWidth(1.6).lineCap('round').lineJoin('round').strokeColor(INKS[tone]);
  if (tone === 'right') {
    document
      .moveTo(left, middle)
      .lineTo(left + 3, middle + 3)
      .lineTo(left + 8.5, middle - 3.5)
      .stroke();
    return;
  }
  document
    .moveTo(left, middle - 3.5)
    .lineTo(left + 7, middle + 3.5)
    .stroke();
  document
    .moveTo(left + 7, middle - 3.5)
    .lineTo(left, middle + 3.5)
    .stroke();
}

/** One numbered thing: its number on the left, and all its text next to it. */
export function cardStrips(paper: Paper, language: Language, card: Card): Strip[] {
  const { number, tone, verdict, note = '', text, rows, quotes } = card;
  const section: Tag = { type: 'Sect' };
  const figure = paper.set('lead', language);
  const [numeral] = paper.layOut(String(number), figure, GUTTER);
  const sign = tone === 'plain' ? 0 : 15;
  const [head, ...more] = wordStrips(paper, language, {
    text: { text: verdict },
    setting: tone,
    tag: { type: 'Span', parent: section },
    left: GUTTER + sign,
    width: CONTENT_WIDTH - GUTTER - sign - (note === '' ? 0 : NOTE_WIDTH),
    before: 18,
    keep: true,
  });
  const heading: Tag = { type: 'H3', parent: section };
  const quiet = paper.set('quiet', language);
  const [beside] = paper.layOut(note, quiet, NOTE_WIDTH);
  const first: Strip[] = head
    ? [
        {
          ...head,
          keep: true,
          draw(top) {
            const middle = top + head.height / 2;
            paper.decorate(() => {
              if (top > PAGE.top) rule(paper, top - 9, COLOURS.line);
              drawSign(paper, tone, PAGE.side + GUTTER, middle);
            });
            if (numeral)
              paper.tagged(heading, () =>
                paper.drawLine(numeral, figure, PAGE.side, top + (head.height - figure.leading) / 2),
              );
            head.draw(top);
            if (beside && note !== '')
              paper.tagged({ type: 'Span', parent: section }, () =>
                paper.drawLine(beside, quiet, 0, top + (head.height - quiet.leading) / 2, {
                  right: PAGE.width - PAGE.side,
                }),
              );
          },
        },
      ]
    : [];
  const question =
    text.text === ''
      ? []
      : wordStrips(paper, language, {
          text,
          setting: 'strong',
          tag: { type: 'P', parent: section },
          left: GUTTER,
          before: 3,
          keep: true,
        });
  const answers = rows.flatMap((row) => {
    const strips = rowStrips(paper, language, [row], { left: GUTTER, section });
    // A row of one line is never alone at the end or the beginning of a page.
    return strips.length === 1 ? together(strips, true) : strips;
  });
  const quoted = quotes.flatMap((quote) =>
    together([
      ...wordStrips(paper, language, {
        text: quote.text,
        setting: 'body',
        tag: { type: 'BlockQuote', parent: section },
        left: GUTTER + 12,
        before: 6,
        keep: true,
        behind: (top, height) => bar(paper, top, height, GUTTER),
      }),
      ...wordStrips(paper, language, {
        text: { text: quote.caption },
        setting: 'quiet',
        tag: { type: 'Caption', parent: section },
        left: GUTTER + 12,
        before: 1,
        behind: (top, height) => bar(paper, top - 1, height + 1, GUTTER),
      }),
    ]),
  );
  const all = [...first, ...more, ...question, ...answers, ...quoted];
  return all.map((strip, place) =>
    place === all.length - 1 ? { ...strip, keep: false } : { ...strip, keep: strip.keep || 'soft' },
  );
}
