import type { Localised } from '#ielts/marking/model-answers.ts';
import type { Chart } from '#ielts/paper/writing-paper.ts';
import { assembleItem, type ExportedItem } from './export-item.ts';
import type { KeyContentOf, SectionContentOf } from './section-source.ts';
import { element, type XmlElement } from './xml.ts';

type Task = SectionContentOf<'writing'>['tasks'][number];
type Models = KeyContentOf<'writing'>['tasks'][number]['models'];

/** The paragraphs of a text, separated by empty lines. */
export function paragraphs(text: string): XmlElement[] {
  return text.split(/\n{2,}/).map((paragraph) => {
    const lines = paragraph.split('\n');
    return element('p', {}, ...lines.flatMap((line, i) => (i === 0 ? [line] : [element('br'), line])));
  });
}

/** A chart as the table of its figures: every kind of chart, read by every program. */
function chartTable({ kind, title, unit, categoryLabel, categories, series, source }: Chart): XmlElement {
  const attributes = { class: 'chart', 'data-chart': kind, 'data-unit': unit, 'data-source': source };
  const row = (name: string, cells: readonly string[], cell: 'td' | 'th') =>
    element('tr', {}, element('th', {}, name), ...cells.map((text) => element(cell, {}, text)));
  return element(
    'table',
    attributes,
    element('caption', {}, title),
    element('thead', {}, row(categoryLabel, categories, 'th')),
    element('tbody', {}, ...series.map(({ name, values }) => row(name, values.map(String), 'td'))),
  );
}

function taskBody(task: Task): XmlElement[] {
  const prompt = paragraphs(task.prompt);
  switch (task.type) {
    case 'chart':
      return [...prompt, ...(task.charts ?? (task.chart ? [task.chart] : [])).map(chartTable)];
    case 'letter':
      return [
        ...prompt,
        element('ul', {}, ...task.points.map((point) => element('li', {}, point))),
        element('p', { class: 'opening' }, task.opening),
      ];
    case 'essay':
      return prompt;
    default:
      return task satisfies never;
  }
}

/** A model answer for the person who marks. It is never shown to the candidate. */
export function scorerRubric(
  title: string,
  text: string,
  comments: readonly { readonly title?: string; readonly text: Localised }[],
): XmlElement {
  const commentBlocks = comments.flatMap(({ title: of, text: comment }) => [
    ...(of ? [element('h3', {}, of)] : []),
    element('p', { 'xml:lang': 'en' }, comment.en),
    element('p', { 'xml:lang': 'zh-Hant' }, comment['zh-Hant']),
  ]);
  return element(
    'qti-rubric-block',
    { view: 'scorer', use: 'scoring' },
    element('qti-content-body', {}, element('h2', {}, title), ...paragraphs(text), ...commentBlocks),
  );
}

/** A task of Writing: marked by a person. */
export function writingItem(task: Task, models: Models): ExportedItem {
  const id = `T${task.number}`;
  const interaction = element('qti-extended-text-interaction', {
    'response-identifier': 'RESPONSE',
    'expected-lines': 30,
    'data-min-words': task.minWords,
  });
  const rubrics = models.map(({ band, text, comments }) =>
    scorerRubric(
      `Model answer, band ${band}`,
      text,
      comments.map(({ criterion, text: comment }) => ({ title: criterion, text: comment })),
    ),
  );
  const root = assembleItem({
    id,
    title: `Task ${task.number}`,
    responses: [{ id: 'RESPONSE', cardinality: 'single', baseType: 'string', correct: [], marks: 0 }],
    body: [...taskBody(task), interaction, ...rubrics],
    humanMarked: true,
  });
  return { id, root, category: task.type, seconds: task.minutes * 60, media: [] };
}
