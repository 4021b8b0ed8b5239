import { writingInstructions } from '#ielts/paper/writing-instructions.ts';
import { type CarryNote, whole } from './carry-report.ts';
import { COMPANION, companionOf } from './companion.ts';
import type { ExportedItem } from './export-item.ts';
import { assembleManifest, type Resource } from './export-manifest.ts';
import { listeningSeconds, markedOutline } from './export-marked.ts';
import { generalNotes } from './export-notes.ts';
import { speakingParts } from './export-speaking.ts';
import { assembleTest, type TestPart } from './export-test.ts';
import { writingItem } from './export-writing.ts';
import { itemHref, type Outline, stimulusHref, testItem } from './outline.ts';
import type { PackageFiles } from './pack.ts';
import { MANIFEST } from './qti-names.ts';
import type { SectionSource } from './section-source.ts';
import { writeXml } from './write-xml.ts';
import type { XmlElement } from './xml.ts';

/** A package, and the outcome for each thing in it. */
export type SectionExport = { readonly files: PackageFiles; readonly notes: readonly CarryNote[] };

/**
 * Exports a section as a QTI 3.0.1 package: manifest, test, an item for each question or group, shared stimuli, and a
 * companion file. The same section always gives the same bytes.
 */
export function exportSection(source: SectionSource): SectionExport {
  const { slug, title, section } = source;
  const outline = outlineOf(source);
  const humanMarked = section.skill === 'writing' || section.skill === 'speaking';
  const test = assembleTest({
    id: `test-${slug}-${section.skill}`,
    title: `${title.en}: ${section.skill}`,
    seconds: outline.seconds,
    parts: outline.parts,
    humanMarked,
  });
  const files = new Map<string, Uint8Array>();
  const add = (name: string, root: XmlElement) => files.set(name, new TextEncoder().encode(writeXml(root)));
  add(MANIFEST, assembleManifest(`package-${slug}-${section.skill}`, resourcesOf(outline)));
  add('test.xml', test);
  for (const { id, root } of outline.items) add(itemHref(id), root);
  for (const { id, root } of outline.stimuli) add(stimulusHref(id), root);
  for (const [name, bytes] of outline.media) files.set(name, bytes);
  const companion = JSON.stringify(companionOf(source, outline.pictures), null, 2);
  files.set(COMPANION, new TextEncoder().encode(`${companion}\n`));
  return { files, notes: [...outline.notes, ...generalNotes(source)] };
}

function resourcesOf({ items, stimuli, media }: Outline): Resource[] {
  const mediaIds = new Map([...media.keys()].map((href, i) => [href, `media-${i + 1}`]));
  const idsOf = (hrefs: readonly string[]) => hrefs.flatMap((href) => mediaIds.get(href) ?? []);
  return [
    { id: 'test', kind: 'test', href: 'test.xml', needs: items.map(({ id }) => id) },
    ...items.map(({ id, stimulus, media: shown }): Resource => {
      const needs = [...(stimulus ? [stimulus] : []), ...idsOf(shown)];
      return { id, kind: 'item', href: itemHref(id), needs };
    }),
    ...stimuli.map(({ id, media: heard }): Resource => {
      return { id, kind: 'stimulus', href: stimulusHref(id), needs: idsOf(heard) };
    }),
    ...[...mediaIds].map(([href, id]): Resource => ({ id, kind: 'file', href, needs: [] })),
    { id: 'metadata', kind: 'file', href: COMPANION, needs: [] },
  ];
}

function outlineOf(source: SectionSource): Outline {
  const { section } = source;
  switch (section.skill) {
    case 'reading':
      return markedOutline(source, section.parts, section.durationMinutes * 60);
    case 'listening':
      return markedOutline(source, section.parts, listeningSeconds(source, section));
    case 'writing': {
      const models = source.key.skill === 'writing' ? source.key.tasks : [];
      const items = section.tasks.map((task) =>
        writingItem(task, models.find(({ number }) => number === task.number)?.models ?? []),
      );
      const groups = section.tasks.map((task, i) => ({
        title: `Task ${task.number}`,
        instructions: writingInstructions(task),
        items: items.slice(i, i + 1).map(testItem),
      }));
      return plainOutline([{ title: 'Writing', groups }], items, section.durationMinutes * 60);
    }
    case 'speaking': {
      const parts = speakingParts(section, source.key.skill === 'speaking' ? source.key : undefined);
      const outlined = parts.map((groups, i): TestPart => {
        const title = `Part ${section.parts[i]?.part ?? i + 1}`;
        const outlines = groups.map((group) => ({
          title: group.title,
          instructions: [],
          items: group.items.map(testItem),
        }));
        return { title, groups: outlines };
      });
      const items = parts.flatMap((groups) => groups.flatMap((group) => group.items));
      return plainOutline(outlined, items, undefined);
    }
    default:
      return section satisfies never;
  }
}

/** The stimulus of items that share none. */
function plainOutline(
  parts: readonly TestPart[],
  items: readonly ExportedItem[],
  seconds: number | undefined,
): Outline {
  const notes = items.map(({ root, category }) => whole(root.attributes['title'] ?? '', category));
  return { seconds, parts, items, stimuli: [], media: new Map(), pictures: [], notes };
}
