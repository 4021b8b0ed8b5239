import { TALK } from '#ielts/paper/speaking-paper.ts';
import { assembleItem, type ExportedItem } from './export-item.ts';
import { scorerRubric } from './export-writing.ts';
import type { KeyContentOf, SectionContentOf } from './section-source.ts';
import { element, type XmlElement } from './xml.ts';

type Speaking = SectionContentOf<'speaking'>;
type Models = KeyContentOf<'speaking'>['models'];
type Card = Extract<Speaking['parts'][number], { part: 2 }>['card'];
export type SpokenGroup = { readonly title: string; readonly items: readonly ExportedItem[] };

/** The category of an interview item, as its reference in the test names it. */
export const SPEAKING_CATEGORIES = ['interview', 'card', 'rounding-off', 'discussion'] as const;
export type SpeakingCategory = (typeof SPEAKING_CATEGORIES)[number];

/** An answer is a recording: QTI uploads it. */
function spokenItem(
  { id, title, body }: { id: string; title: string; body: readonly XmlElement[] },
  category: SpeakingCategory,
  seconds: number,
  models: Models,
): ExportedItem {
  const rubrics = models.map(({ band, text, comment }) =>
    scorerRubric(`Model answer, band ${band}`, text, comment ? [{ text: comment }] : []),
  );
  const upload = element('qti-upload-interaction', { 'response-identifier': 'RESPONSE' });
  const root = assembleItem({
    id,
    title,
    responses: [{ id: 'RESPONSE', cardinality: 'single', baseType: 'file', correct: [], marks: 0 }],
    body: [...body, upload, ...rubrics],
    humanMarked: true,
  });
  return { id, root, category, seconds, media: [] };
}

function cardBody({ topic, lead, points, closing }: Card): XmlElement[] {
  return [
    element('p', { class: 'topic' }, topic),
    element('p', { class: 'lead' }, lead),
    element('ul', {}, ...points.map((point) => element('li', {}, point))),
    element('p', { class: 'closing' }, closing),
  ];
}

/** The parts of the interview with their topics. Ids are those of the questions, with an S before them. */
export function speakingParts(
  section: Speaking,
  key: KeyContentOf<'speaking'> | undefined,
): readonly (readonly SpokenGroup[])[] {
  const modelsOf = (question: string) => (key?.models ?? []).filter((model) => model.question === question);
  const ask = (category: SpeakingCategory) => (question: { id: string; text: string; seconds: number }) =>
    spokenItem(
      { id: `S-${question.id}`, title: question.text, body: [element('p', {}, question.text)] },
      category,
      question.seconds,
      modelsOf(question.id),
    );
  return section.parts.map((part): SpokenGroup[] => {
    if (part.part !== 2) {
      const category = part.part === 1 ? 'interview' : 'discussion';
      return part.topics.map(({ title, questions }) => ({ title, items: questions.map(ask(category)) }));
    }
    const { card, preparationSeconds, talkSeconds, roundingOff } = part;
    const preparation = element('div', { 'data-preparation-seconds': preparationSeconds }, ...cardBody(card));
    const talk = spokenItem(
      { id: `S-${TALK}`, title: card.topic, body: [preparation] },
      'card',
      talkSeconds,
      modelsOf(TALK),
    );
    const off = roundingOff.map(ask('rounding-off'));
    return [
      { title: card.topic, items: [talk] },
      ...(off.length > 0 ? [{ title: 'Rounding off', items: off }] : []),
    ];
  });
}
