import { LABELLINGS } from '#ielts/question-types/labellings.ts';
import { LINE_COMPLETIONS } from '#ielts/question-types/completions.ts';
import type { WordLimit } from '#ielts/question-types/word-limit.ts';
import { fitsWordLimit } from '#ielts/marking/word-count.ts';
import { type CarryNote, left } from './carry-report.ts';
import { type DraftGroup, type DraftResult, explain, listed } from './draft.ts';
import { bodyOf, type Filled, type GapBody, type GapText, textGroup } from './gap-text.ts';
import { gapsIn, replaceGaps } from './read-blocks.ts';
import { collapseSpace } from './xml.ts';
import { readWrittenKey, wordLimitFor, type WrittenKey } from './written-key.ts';

/**
 * Text entries. One alone is a sentence or a short answer, several are a text, and on a picture they are a labelling.
 */
export function importTextEntries(text: GapText): DraftResult {
  const { item, gaps } = text;
  const body = bodyOf(text);
  const notes: CarryNote[] = [];
  const only = body.order.length === 1 && item.declarations.size === 1;
  const keys = new Map<number, WrittenKey>();
  for (const place of body.order) {
    const gap = gaps[place];
    if (gap?.name !== 'qti-text-entry-interaction') continue;
    const key = readWrittenKey(item, gap);
    if (key.ok) keys.set(place, key.key);
    else notes.push(left(item.subject, key.what, key.how));
  }
  if (keys.size === 0) return { groups: [], notes };
  const written = [...keys.values()];
  const statedLimit = written.flatMap(({ limit }) => limit ?? [])[0];
  const holds =
    statedLimit !== undefined &&
    written.every(({ forms }) => forms.some((form) => fitsWordLimit(form, statedLimit)));
  const limit: WordLimit = holds ? statedLimit : wordLimitFor(written.flatMap(({ forms }) => forms));
  const changes = [...new Set(written.flatMap((key) => key.changes))];
  if (!holds) changes.push('The word limit was read off the accepted answers.');
  const answers = new Map(
    [...keys].map(([place, { key, ids }]) => [place, { key, ...explain(item, ids, only) }]),
  );
  const groups = writtenGroups(
    text,
    body,
    { answers, fill: { from: 'text', wordLimit: limit }, changes },
    limit,
  );
  return { groups, notes };
}

function writtenGroups(text: GapText, body: GapBody, filled: Filled, limit: WordLimit): DraftGroup[] {
  const { item } = text;
  const { answers, changes } = filled;
  const labelling = LABELLINGS.find((each) => item.place.categories.includes(each));
  const questionLines = body.lines.filter((line) => gapsIn(line.text).some((place) => answers.has(place)));
  // A place on a picture has one label: a line with two gaps is a text.
  if (body.picture && !body.table && questionLines.every((line) => gapsIn(line.text).length === 1)) {
    const others = body.lines.filter((line) => !questionLines.includes(line)).map((line) => line.text);
    const stems = questionLines.map((line) => ({ stem: collapseSpace(replaceGaps(line.text, () => ' ')) }));
    const shared = { type: labelling ?? 'diagram-labelling', title: body.title, fill: filled.fill };
    const found = questionLines
      .flatMap((line) => gapsIn(line.text).slice(0, 1))
      .flatMap((place) => answers.get(place) ?? []);
    return [
      {
        subject: item.subject,
        answers: found,
        build: listed(shared, stems),
        picture: body.picture,
        changes: others.length > 0 ? [...changes, `Not shown: “${others.join(' ')}”.`] : changes,
      },
    ];
  }
  const several = LINE_COMPLETIONS.some((type) => item.place.categories.includes(type));
  if (body.order.length > 1 || body.table || several) return [textGroup(text, body, filled)];
  return [alone(text, body, filled, limit)];
}

/** A single gap. It is a short answer after its question, else a sentence. */
function alone(
  { item }: GapText,
  { lines }: GapBody,
  { answers, changes }: Filled,
  wordLimit: WordLimit,
): DraftGroup {
  const by = lines.findIndex(({ text }) => gapsIn(text).length > 0);
  const own = collapseSpace(replaceGaps(lines[by]?.text ?? '', () => ''));
  const others = lines.filter((_, i) => i !== by).map(({ text }) => text);
  const common = { subject: item.subject, answers: [...answers.values()], changes };
  const mark = JSON.stringify(wordLimit);
  const stem = collapseSpace([...others, own].join(' '));
  if (own === '' || (own.endsWith('?') && /\?\s*\ue000/.test(lines[by]?.text ?? ''))) {
    return {
      ...common,
      build: listed({ type: 'short-answer', wordLimit }, [{ stem }]),
      joins: `short-answer ${mark}`,
    };
  }
  const sentence = [...others, replaceGaps(lines[by]?.text ?? '', () => '{gap}')].join(' ');
  return {
    ...common,
    build: listed({ type: 'sentence-completion', wordLimit }, [{ text: sentence }]),
    joins: `sentence-completion ${mark}`,
  };
}
