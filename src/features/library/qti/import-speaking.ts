import { EXAMINER_LINES } from '#ielts/paper/speaking-paper.ts';
import { type CarryNote, changed, left } from './carry-report.ts';
import type { Companion } from './companion.ts';
import { SPEAKING_CATEGORIES, type SpeakingCategory } from './export-speaking.ts';
import { unfilled } from './draft.ts';
import { plainLine, readBlocks } from './read-blocks.ts';
import type { QtiItem } from './read-item.ts';
import { findElements, type XmlElement } from './xml.ts';

/** Imports recorded answers as the interview of Speaking. Only packages of ours name the part of a question. */

export type SpeakingDraft = {
  readonly section: Readonly<Record<string, unknown>> | undefined;
  readonly key: Readonly<Record<string, unknown>> | undefined;
  readonly notes: readonly CarryNote[];
};

/** The examiner's default lines, where a package has none. */
const LINES: Readonly<Record<(typeof EXAMINER_LINES)[number], string>> = {
  welcome: 'Good morning. In this first part, I’d like to ask you some questions about yourself.',
  'part-2-intro':
    'Now I’m going to give you a topic. You have one minute to think about it, and you may make notes.',
  'part-2-start': 'All right. Please begin to speak now.',
  'part-2-stop': 'Thank you.',
  'part-3-intro': 'I’d like to discuss some more general questions about this with you.',
  goodbye: 'Thank you. That is the end of the speaking test.',
};

type SpokenItem = { readonly item: QtiItem; readonly category: SpeakingCategory };

export function importSpeaking(items: readonly QtiItem[], companion: Companion['speaking']): SpeakingDraft {
  const notes: CarryNote[] = [];
  const spokenItems = items.flatMap((item): SpokenItem[] => {
    const category = SPEAKING_CATEGORIES.find((each) => item.place.categories.includes(each));
    if (category) return [{ item, category }];
    notes.push(
      left(
        item.subject,
        'It takes a recording or file; the package does not say which part of an interview it is.',
        'Write it as a question of Speaking.',
      ),
    );
    return [];
  });
  if (spokenItems.length === 0) return { section: undefined, key: undefined, notes };
  const of = (category: SpeakingCategory) =>
    spokenItems.filter((each) => each.category === category).map(({ item }) => item);
  const spoken = companion?.spoken ?? {};
  const question = (item: QtiItem) => questionOf(item, spoken);
  const topics = (list: readonly QtiItem[]) =>
    topicsOf(list).map(({ title, items: own }) => ({ title, questions: own.map(question) }));
  const [card] = of('card');
  const parts = [
    ...(of('interview').length > 0 ? [{ part: 1, topics: topics(of('interview')) }] : []),
    ...(card ? [{ part: 2, ...cardOf(card), roundingOff: of('rounding-off').map(question) }] : []),
    ...(of('discussion').length > 0 ? [{ part: 3, topics: topics(of('discussion')) }] : []),
  ];
  if (!companion) {
    notes.push(
      changed('Examiner', 'The lines between the questions are the usual ones.', 'Read them through.'),
    );
  }
  const lines = companion?.lines ?? EXAMINER_LINES.map((id) => ({ id, text: LINES[id] }));
  return {
    section: { skill: 'speaking', parts, examiner: { lines } },
    key: { skill: 'speaking', models: companion?.models ?? [] },
    notes,
  };
}

function questionOf(item: QtiItem, spoken: Readonly<Record<string, string>>) {
  const id = (item.place.root.attributes['identifier'] ?? '').replace(/^S-/, '').toLowerCase();
  const spokenText = Object.hasOwn(spoken, id) ? { spoken: spoken[id] } : {};
  const seconds = Math.min(180, Math.max(10, Math.round(item.place.seconds ?? 30)));
  return { id, text: plainLine(item.body), ...spokenText, seconds };
}

/** Questions of one section of the test are one topic. */
function topicsOf(items: readonly QtiItem[]): { title: string; items: QtiItem[] }[] {
  const topics = new Map<string, { title: string; items: QtiItem[] }>();
  for (const item of items) {
    const { group, groupTitle } = item.place;
    const topic = topics.get(group) ?? { title: groupTitle || unfilled('Topic'), items: [] };
    topic.items.push(item);
    topics.set(group, topic);
  }
  return [...topics.values()];
}

function cardOf(item: QtiItem) {
  const { body, place } = item;
  const lines = readBlocks(body?.children ?? []).blocks.flatMap((block) =>
    block.kind === 'line' ? [block] : [],
  );
  const named = (name: string) =>
    lines.find(({ className }) => className === name)?.text ?? unfilled(`The card: ${name}`);
  const timed = body && findElements(body, hasPreparation)[0]?.attributes['data-preparation-seconds'];
  const points = body ? findElements(body, ({ name }) => name === 'li').map(plainLine) : [];
  return {
    preparationSeconds: Math.min(120, Math.max(30, Number(timed) || 60)),
    talkSeconds: Math.min(180, Math.max(60, Math.round(place.seconds ?? 120))),
    card: { topic: named('topic'), lead: named('lead'), points, closing: named('closing') },
  };
}

const hasPreparation = ({ attributes }: XmlElement) => attributes['data-preparation-seconds'] !== undefined;
