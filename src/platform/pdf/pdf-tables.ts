import type { Language } from '../i18n/language.ts';
import type { PdfBlock, PdfCell } from './pdf-content.ts';
import { COLOURS, CONTENT_WIDTH, PAGE } from './pdf-look.ts';
import type { Paper, Strip, Tag } from './pdf-paper.ts';
import { rule } from './pdf-strips.ts';

type Block<K extends PdfBlock['kind']> = Extract<PdfBlock, { readonly kind: K }>;

/** Shares of a total, a line each: a name, a part of a total, and a bar. */
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
      keep: place === rows.length - 1 ? false : place === 0 || place === rows.length - 2 ? true : 'soft',
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

/** Widths of columns in points: by shares, or equal widths for all but the first, which gets the rest. */
function columnWidths({ columns, widths }: Block<'table'>): number[] {
  if (widths) {
    const all = widths.reduce((sum, share) => sum + share, 0);
    return columns.map((_, column) => (CONTENT_WIDTH * (widths[column] ?? 0)) / all);
  }
  const others = columns.length - 1;
  const first = Math.max(CONTENT_WIDTH * 0.28, CONTENT_WIDTH - others * 96);
  return columns.map((_, column) => (column === 0 ? first : (CONTENT_WIDTH - first) / others));
}

/** Rows of cells. Words that are too long are set in lines; a row is never broken. */
export function tableStrips(paper: Paper, documentLanguage: Language, block: Block<'table'>): Strip[] {
  const { columns, rows, strong, language = documentLanguage } = block;
  const widths = columnWidths(block);
  const lefts = widths.map((_, column) => widths.slice(0, column).reduce((sum, width) => sum + width, 0));
  const bodySetting = block.widths ? 'cell' : 'body';
  const table: Tag = { type: 'Table', options: { lang: language } };

  const rowStrip = (cells: readonly PdfCell[], place: number): Strip => {
    const isHead = place < 0;
    const name = isHead ? 'label' : place === strong ? 'strong' : bodySetting;
    const set = cells.map((cell, column) => {
      const { text, language: own = language } = typeof cell === 'string' ? { text: cell } : cell;
      const setting = paper.set(name, own);
      return { setting, own, lines: paper.layOut(text, setting, (widths[column] ?? 0) - 8) };
    });
    const height = Math.max(...set.map(({ lines, setting }) => lines.length * setting.leading)) + 6;
    const row: Tag = { type: 'TR', parent: table };
    const drawCell = (column: number, top: number) => {
      const cell = set[column];
      cell?.lines.forEach((line, at) =>
        paper.drawLine(
          line,
          cell.setting,
          PAGE.side + (lefts[column] ?? 0),
          top + 3 + at * cell.setting.leading,
        ),
      );
    };
    const drawRule = (top: number) => rule(paper, top + height, COLOURS.line);
    return {
      height,
      before: isHead ? 8 : 0,
      keep: isHead || place === rows.length - 2 || (place < rows.length - 1 && 'soft'),
      ...(isHead ? {} : { head: repeatedHead }),
      draw(top) {
        paper.decorate(() => drawRule(top));
        set.forEach(({ own }, column) => {
          const type = isHead || column === 0 ? 'TH' : 'TD';
          const options = own === language ? {} : { options: { lang: own } };
          paper.tagged({ type, parent: row, ...options }, () => drawCell(column, top));
        });
      },
    };
  };

  // The names of the columns are read out once: on later pages they are decoration.
  const headSetting = paper.set('label', language);
  const names = columns.map((name, column) => paper.layOut(name, headSetting, (widths[column] ?? 0) - 8));
  const headHeight = Math.max(...names.map((lines) => lines.length)) * headSetting.leading + 6;
  const repeatedHead: Strip = {
    height: headHeight,
    draw(top) {
      paper.decorate(() => {
        rule(paper, top + headHeight, COLOURS.line);
        names.forEach((lines, column) =>
          lines.forEach((line, at) =>
            paper.drawLine(
              line,
              headSetting,
              PAGE.side + (lefts[column] ?? 0),
              top + 3 + at * headSetting.leading,
            ),
          ),
        );
      }, 'Pagination');
    },
  };
  return [rowStrip(columns, -1), ...rows.map(rowStrip)];
}
