/**
 * The annotations of a paper, with `place` and `text` by kind. An empty text marks a removed annotation.
 * - `flag`: the question's number, `on`
 * - `highlight`: a block of the paper, its ranges as `formatRanges` writes them
 * - `note`: `block:start-end`, the note's words
 * - `time`: the question's number, milliseconds spent on it
 */
export const ANNOTATION_KINDS = ['flag', 'highlight', 'note', 'time'] as const;
export type AnnotationKind = (typeof ANNOTATION_KINDS)[number];

export type Annotation = { readonly kind: AnnotationKind; readonly place: string; readonly text: string };

/** An annotation with its count of changes. A smaller count never replaces a greater one. */
export type CountedAnnotation = Annotation & { readonly sequence: number };

/** Letters, digits, dots, hyphens and a colon. */
export const ANNOTATION_PLACE = /^[\w.:-]{1,60}$/;
/** In characters; ranges of one block are shorter. */
export const MAX_ANNOTATION_LENGTH = 2_000;
/** The most annotations of one attempt, flags and times included. A paper has far fewer places. */
export const MAX_ANNOTATIONS = 1_000;
/** The most annotations in one batch. */
export const ANNOTATION_BATCH = 100;

/** One name for an annotation within an attempt. */
export function annotationKey({ kind, place }: Pick<Annotation, 'kind' | 'place'>): string {
  return `${kind} ${place}`;
}

/** The kind and place of a key; undefined for anything else. */
export function parseAnnotationKey(key: string): Pick<Annotation, 'kind' | 'place'> | undefined {
  const [name, place, ...rest] = key.split(' ');
  const kind = ANNOTATION_KINDS.find((each) => each === name);
  return kind && place && rest.length === 0 ? { kind, place } : undefined;
}
