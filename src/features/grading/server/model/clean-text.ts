/** Control characters but tab and line ends; characters without width; marks of direction; private and tag characters. */
const UNSEEN =
  /[\p{Cc}--[\t\n]]|[\p{Cf}\p{Co}\p{Cs}]|\p{Variation_Selector}|[\u{115f}\u{1160}\u{3164}\u{ffa0}]/gv;

/** A text as the model reads it: only what a person sees. Quotes are looked up in the learner's own text. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?|\u{2028}|\u{2029}/gu, '\n')
    .replace(UNSEEN, '')
    .normalize('NFC');
}
