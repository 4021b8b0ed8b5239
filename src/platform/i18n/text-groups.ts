import type { Translate } from './translate.ts';

/**
 * The groups of texts by name, each as its English catalogue. The platform knows none. The site declares its
 * own (src/texts.ts), so a wrong name of a group does not compile.
 */
// oxlint-disable-next-line typescript/no-empty-object-type, typescript/no-empty-interface -- Filled by declaration.
export interface TextGroups {}

export type TextGroup = keyof TextGroups & string;

/** The texts of a group, looked up by their path. */
export type GroupText<Group extends TextGroup> = Translate<TextGroups[Group]>;
