import type { Language } from '../i18n/language.ts';
import type { PdfBlock } from './pdf-content.ts';
import { COLOURS, CONTENT_WIDTH, PAGE } from './pdf-look.ts';
import type { Paper, Strip, Tag } from './pdf-paper.ts';
import { rule } from './pdf-strips.ts';

type Block<K extends PdfBlock['kind']> = Extract<PdfBlock, { readonly kind: K }>;

/** Shares of a whole, a line each: what, how many of how many, and a bar. */
export function barStrips(paper: Paper, language: Language, { rows }: Block<'bars'>): Strip[] {
  const table: Tag = { type: 'Table' };
  const words = paper.set('body', language);
  const strong = paper.set('strong', language);
  const quiet = paper.set('quiet', language);
  const [labelWidth, figureWidth] = [190, 44];
  const noteWidth = rows.some(({ note }) => note) ? 74 : 0;
  const barLeft = PAGE.side + labelWidth + figureWidth + 12;
  const barWidth = CONTENT_WIDTH - labelWidth - figureWidth - noteWidth - 12;
  return rows.map(({ label, value, of, note }, place) => {
    const row: Tag = { type: 'TR', parent: table };
    const lines = paper.layOut(label, words, labelWidth);
    const [figure] = paper.layOut(`${value}/${of}`, strong, figureWidth);
    const [beside] = note ? paper.layOut(note, quiet, noteWidth) : [];
    return {
      height: words.leading * lines.length,
      before: place === 0 ? 8 : 3,
      keep: place === 0 || place === rows.length - 2,
      draw(top) {
        paper.tagged({ type: 'TH', parent: row }, () =>
          lines.forEach((line, at) => paper.drawLine(line, words, PAGE.side, top + at * words.leading)),
        );
        paper.tagged({ type: 'TD', parent: row }, () => {
          if (figure) paper.drawLine(figure, strong, 0, top, { right: PAGE.side + labelWidth + figureWidth });
        });
        paper.decorate(() => {
          const y = top + words.leading / 2 - 2.5;
          paper.document.roundedRect(barLeft, y, barWidth, 5, 2.5).fill(COLOURS.line);
          const share = of === 0 ? 0 : value / of;
          if (share > 0)
            paper.document
              .roundedRect(barLeft, y, Math.max(5, barWidth * share), 5, 2.5)
              .fill(COLOURS.primary);
        });
        if (beside)
          paper.tagged({ type: 'TD', parent: row }, () =>
            paper.drawLine(beside, quiet, 0, top, { right: PAGE.width - PAGE.side }),
          );
      },
    };
  });
}

/** Rows of cells; the first column takes what the others, of equal width, leave. Words that are too long are set in lines. */
export function tableStrips(paper: Paper, documentLanguage: Language, block: Block<'table'>): Strip[] {
  const { columns, rows, strong, language = documentLanguage } = block;
  const others = columns.length - 1;
  const first = Math.max(CONTENT_WIDTH * 0.28, CONTENT_WIDTH - others * 96);
  const widthOf = (column: number) => (column === 0 ? first : (CONTENT_WIDTH - first) / Math.max(1, others));
  const leftOf = (column: number) => (column === 0 ? 0 : first + (column - 1) * widthOf(1));
  const table: Tag = { type: 'Table', options: { lang: language } };
  const rowStrip = (cells: readonly string[], place: number): Strip => {
    const head = place < 0;
    const setting = paper.set(head ? 'label' : place === strong ? 'strong' : 'body', language);
    const set = cells.map((cell, column) => paper.layOut(cell, setting, widthOf(column) - 8));
    const height = Math.max(...set.map((lines) => lines.length)) * setting.leading + 6;
    const row: Tag = { type: 'TR', parent: table };
    return {
      height,
      before: head ? 8 : 0,
      keep: head || place === rows.length - 2,
      draw(top) {
        paper.decorate(() => rule(paper, top + height, COLOURS.line));
        set.forEach((lines, column) =>
          paper.tagged({ type: head || column === 0 ? 'TH' : 'TD', parent: row }, () =>
            lines.forEach((line, at) =>
              paper.drawLine(line, setting, PAGE.side + leftOf(column), top + 3 + at * setting.leading),
            ),
          ),
        );
      },
    };
  };
  return [rowStrip(columns, -1), ...rows.map(rowStrip)];
}
