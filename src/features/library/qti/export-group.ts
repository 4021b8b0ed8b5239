import { groupHeading } from '#ielts/paper/instructions.ts';
import type { Picture } from '#ielts/question-types/labellings.ts';
import { type QuestionGroup, rulesOf } from '#ielts/question-types/registry.ts';
import { changed, type CarryNote, whole } from './carry-report.ts';
import type { ExportedItem } from './export-item.ts';
import { frameGroup, type GroupSurroundings } from './group-frame.ts';
import { ITEM_WRITERS, type ItemWriter } from './item-writers.ts';
import type { GroupContent } from './section-source.ts';
import type { XmlElement } from './xml.ts';

export type ExportedGroup = { readonly items: readonly ExportedItem[]; readonly notes: readonly CarryNote[] };

/** The instructions say what a group is by its questions; pictures make no difference to them. */
export function asQuestionGroup(group: GroupContent): QuestionGroup {
  if (!('picture' in group)) return group;
  const picture: Picture = { ...group.picture, width: 0, height: 0 };
  return { ...group, picture };
}

/** The items of a group: one for each independent question, one for questions that share options or a text. */
export function exportGroup(group: GroupContent, around: GroupSurroundings): ExportedGroup {
  const title = groupHeading(asQuestionGroup(group));
  const picture = 'picture' in group ? [around.pictureOf(group.picture.src)] : [];
  const items = writeItems(group, around, title).map((root): ExportedItem => ({
    id: root.attributes['identifier'] ?? '',
    root,
    category: group.type,
    media: picture,
  }));
  return { items, notes: notesOf(group, title) };
}

function notesOf(group: GroupContent, subject: string): CarryNote[] {
  const notes: CarryNote[] = [];
  const shown = asQuestionGroup(group);
  if (rulesOf(shown).wordLimit(shown))
    notes.push(
      changed(subject, `${group.type}: the word limit is in the instructions and in data-max-words.`),
    );
  if ('picture' in group) {
    const how = group.fill.from === 'letters' ? 'a match with the letters on it' : 'a text entry beside it';
    notes.push(changed(subject, `${group.type}: the picture is carried, with ${how}.`));
  }
  return notes.length > 0 ? notes : [whole(subject, group.type)];
}

function writeItems(group: GroupContent, around: GroupSurroundings, title: string): readonly XmlElement[] {
  const write = ITEM_WRITERS[group.type] as ItemWriter<GroupContent>;
  return write(group, frameGroup(group, around, title));
}
