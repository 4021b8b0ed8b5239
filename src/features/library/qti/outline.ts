import type { CarryNote } from './carry-report.ts';
import type { Companion } from './companion.ts';
import type { ExportedItem } from './export-item.ts';
import type { TestItem, TestPart } from './export-test.ts';
import type { XmlElement } from './xml.ts';

/** The plan of a package: the items in their parts, the stimuli, and all media. */
export type Outline = {
  readonly seconds?: number | undefined;
  readonly parts: readonly TestPart[];
  readonly items: readonly (ExportedItem & { readonly stimulus?: string | undefined })[];
  readonly stimuli: readonly {
    readonly id: string;
    readonly root: XmlElement;
    readonly media: readonly string[];
  }[];
  readonly media: ReadonlyMap<string, Uint8Array>;
  readonly pictures: Companion['pictures'];
  readonly notes: readonly CarryNote[];
};

export const itemHref = (id: string) => `items/${id}.xml`;
export const stimulusHref = (id: string) => `stimuli/${id}.xml`;
export const mediaName = (path: string) => `media/${path.slice(path.lastIndexOf('/') + 1)}`;

/** An item as the test refers to it. */
export const testItem = ({ id, category, seconds }: ExportedItem): TestItem => ({
  id,
  href: itemHref(id),
  category,
  seconds,
});
