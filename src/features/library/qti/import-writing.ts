import { CHART_KINDS, type Chart, type ChartKind } from '#ielts/paper/writing-paper.ts';
import { type CarryNote, changed, left } from './carry-report.ts';
import type { Companion } from './companion.ts';
import { unfilled } from './draft.ts';
import { plainLine, readBlocks, type TableBlock } from './read-blocks.ts';
import type { QtiItem } from './read-item.ts';
import { elementsOf, type XmlElement } from './xml.ts';

/** Extended texts as tasks of Writing: two at most. */

export type WritingDraft = {
  readonly tasks: readonly Readonly<Record<string, unknown>>[];
  readonly key: readonly Readonly<Record<string, unknown>>[];
  readonly minutes: number;
  readonly notes: readonly CarryNote[];
};

const MOST_TASKS = 2;
const USUAL = [
  { minutes: 20, minWords: 150 },
  { minutes: 40, minWords: 250 },
] as const;

const bounded = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, Math.round(value)));

export function importWriting(
  items: readonly { readonly item: QtiItem; readonly interaction: XmlElement }[],
  models: Companion['writing'],
): WritingDraft {
  const notes: CarryNote[] = [];
  const drafts = items.slice(0, MOST_TASKS).map(({ item, interaction }, i) => {
    const number = i + 1;
    const usual = USUAL[i === 0 && items.length > 1 ? 0 : 1];
    const minutes =
      item.place.seconds === undefined ? usual.minutes : bounded(item.place.seconds / 60, 1, 180);
    const { prompt, points, opening, charts, notCarried } = readTask(item, interaction);
    for (const what of notCarried)
      notes.push(changed(item.subject, what, 'Put what is needed into the task.'));
    const sample = item.declarations.get(interaction.attributes['response-identifier'] ?? '')?.correct ?? [];
    if (sample.length > 0)
      notes.push(changed(item.subject, `Its sample answer is not carried: “${sample.join(' ')}”.`));
    const minWords = leastWords(interaction, prompt) ?? usual.minWords;
    const common = { number, minutes, minWords };
    const text =
      prompt.length >= 30 ? prompt : `${prompt} ${unfilled('The whole task, as the candidate reads it')}`;
    const known = models?.find((each) => each.number === number)?.models;
    if (!known)
      notes.push(changed(item.subject, 'The package has no model answer.', 'Write one at band 9, 7 and 5.'));
    return {
      subject: item.subject,
      minutes,
      task: taskOf(common, { prompt: text, points, opening, charts }),
      key: { number, models: known ?? [{ band: 9, text: unfilled('A model answer'), comments: [] }] },
    };
  });
  for (const { item } of items.slice(MOST_TASKS)) {
    notes.push(
      left(item.subject, 'Writing has two tasks; this is a third.', 'Import it as a test of its own.'),
    );
  }
  return {
    tasks: drafts.map(({ task }) => task),
    key: drafts.map(({ key }) => key),
    minutes: bounded(
      drafts.reduce((sum, { minutes }) => sum + minutes, 0),
      1,
      180,
    ),
    notes,
  };
}

type Task = {
  readonly prompt: string;
  readonly points: readonly string[];
  readonly opening: string | undefined;
  readonly charts: readonly Chart[];
  readonly notCarried: readonly string[];
};

/** A letter has three points and an opening, a description has charts, an essay neither. */
function taskOf(
  common: Readonly<Record<string, number>>,
  { prompt, points, opening, charts }: Omit<Task, 'notCarried'>,
) {
  const { number, minutes, minWords } = common;
  if (charts.length > 0) {
    const shown = charts.length === 1 ? { chart: charts[0] } : { charts: charts.slice(0, 3) };
    return { number, type: 'chart', minutes, minWords, prompt, ...shown };
  }
  if (opening !== undefined && points.length === 3) {
    return { number, type: 'letter', minutes, minWords, prompt, points, opening };
  }
  const rest = [...points, ...(opening === undefined ? [] : [opening])];
  return { number, type: 'essay', minutes, minWords, prompt: [prompt, ...rest].join('\n\n') };
}

function leastWords(interaction: XmlElement, prompt: string): number | undefined {
  const minWords = interaction.attributes['data-min-words'] ?? /at least (\d{2,3}) words/i.exec(prompt)?.[1];
  const words = Number(minWords);
  return minWords !== undefined && words > 0 ? bounded(words, 50, 500) : undefined;
}

const OPENING = /^Dear .+,$/;

function readTask({ body }: QtiItem, interaction: XmlElement): Task {
  const prompts: string[] = [];
  const points: string[] = [];
  let opening: string | undefined;
  const { blocks } = readBlocks(body?.children ?? []);
  for (const block of blocks) {
    if (block.kind !== 'line') continue;
    if (OPENING.test(block.text)) opening = block.text;
    else if (block.listed) points.push(block.text);
    else prompts.push(block.text);
  }
  const own = plainLine(elementsOf(interaction, 'qti-prompt')[0]);
  if (own !== '') prompts.push(own);
  const notCarried: string[] = [];
  const charts = blocks.flatMap((block): Chart[] => {
    if (block.kind === 'picture') {
      notCarried.push(`A picture is not shown with it${block.alt === '' ? '' : ` (“${block.alt}”)`}.`);
    }
    if (block.kind !== 'table') return [];
    const chart = readChart(block);
    const text = [block.columns, ...block.rows].flat().filter((cell) => cell !== '');
    if (!chart) notCarried.push(`A table that is not one of figures is not shown: “${text.join('; ')}”.`);
    return chart ? [chart] : [];
  });
  if (charts.length > 3) notCarried.push('Only the first three of its tables are shown.');
  return { prompt: prompts.join('\n\n'), points, opening, charts, notCarried };
}

/** A table of figures, one series a row; undefined when it is not one. */
function readChart({ element, columns, rows }: TableBlock): Chart | undefined {
  const { 'data-chart': named, 'data-unit': unit = '', 'data-source': source } = element.attributes;
  const kind: ChartKind = CHART_KINDS.find((each) => each === named) ?? 'table';
  const [categoryLabel = '', ...categories] = columns;
  const series = rows.map(([name = '', ...cells]) => ({
    name,
    values: cells.map((cell) => (cell === '' ? Number.NaN : Number(cell.replace(/,(?=\d{3})/g, '')))),
  }));
  const whole = series.every(
    ({ name, values }) => name !== '' && values.length === categories.length && values.every(Number.isFinite),
  );
  if (!whole || categories.length < 2 || series.length === 0) return undefined;
  const caption = elementsOf(element, 'caption')[0];
  const title = plainLine(caption) || unfilled('Title of the table');
  return {
    kind,
    title,
    unit,
    categoryLabel: categoryLabel || unfilled('What the columns are'),
    categories,
    series,
    ...(source === undefined ? {} : { source }),
  };
}
