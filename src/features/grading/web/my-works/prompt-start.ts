/** The prompts of essays start so, which says nothing about their topics. */
const OPENING = /^Write about the following topic:\s*/;

/** The start of a prompt on one line, up to the end of a word. `longest`: in UTF-16 units. */
export function promptStart(prompt: string, longest: number): string {
  const line = prompt.replace(OPENING, '').replace(/\s+/g, ' ').trim();
  return line.length <= longest ? line : `${line.slice(0, longest).replace(/\s\S*$/, '')} …`;
}
