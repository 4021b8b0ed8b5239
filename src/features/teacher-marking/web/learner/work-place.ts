/** What is marked: a work of a mock test or of practice, or the task of a scored lesson. */
export type WorkPlace = { readonly workId: string } | { readonly course: string; readonly lesson: string };
