import type { Finding } from './guard.ts';
import type { GuardedText } from './guarded-text.ts';

/** Sentences that speak to a grader and not to a reader. Matched without marks, in lower case. */
const INSTRUCTIONS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass|skip)\b(?: \S+){0,3} (?:previous|prior|above|earlier|preceding|former|given|your|system|grading|marking)\b(?: \S+){0,2} (?:instructions?|prompts?|rules?|rubrics?|guidelines?|criteria|directions?|messages?|constraints?)\b/u,
  /\b(?:ignore|disregard|forget|override) (?:everything|all|anything)\b(?: \S+){0,2} (?:above|before|previously|you were told|said)\b/u,
  /\b(?:award|give|assign|grant|return|output|set|mark (?:it|this|me|my|the))\b(?: \S+){0,6} (?:(?:band|score|grade|mark|rating)s?(?: \S+){0,2} (?:of )?(?:9|nine|8|eight|ten|10)\b|(?:full|maximum|highest|top|perfect|best)(?: possible)? (?:band|score|grade|mark|rating)s?\b)/u,
  /\b(?:band|score|grade) (?:9|nine)(?: 0)? (?:for|in|on|to) (?:every|each|all|this|my|the essay)\b/u,
  /\bthis (?:essay|answer|response|text|writing)\b(?: \S+){0,3} (?:deserves|should (?:get|receive|be given|be awarded|score)|must (?:get|receive|be given|be awarded|score)|is worth|receives|gets|scores)\b(?: \S+){0,3} (?:band|score|grade|mark)s?\b/u,
  /\byou are (?:now )?(?:an? )?(?:\S+ ){0,2}(?:ai|assistant|language model|llm|chatbot|examiner|grader|marker|rater|evaluator)\b/u,
  /^(?:dear|hello|hi|hey|attention|note to|note for) (?:the |my )?(?:ai |automatic |automated |essay )?(?:examiner|grader|marker|ai|rater|evaluator|chatgpt|gpt|llm|language model)\b/u,
  /\b(?:system|developer|assistant|user) (?:prompt|message|override|instruction)s?\b(?: \S+){0,6} (?:band|score|grade|mark|essay|ignore|follow)/u,
  /\bas (?:an? |the )?(?:ai|language model|ai language model|examiner|grader)\b(?: \S+){0,2} you (?:must|should|will|have to|are)\b/u,
  /\b(?:respond|reply|answer|output) only (?:with|in)\b/u,
  /\bnew instructions?\b(?: \S+){0,6} (?:band|score|grade|mark|essay)/u,
  /\b(?:do not|don't|never) (?:check|grade|mark|penalise|penalize|deduct|lower)\b(?: \S+){0,4} (?:essay|errors?|mistakes?|grammar|score|band|marks?|points?|text)\b/u,
  /\b(?:please|kindly) (?:give|award|grant) me\b(?: \S+){0,5} (?:band|score|marks?|grade)\b/u,
];
/** Marks of chat formats and markup, which no essay contains. */
const CHAT_MARKS =
  /<\|?\/?(?:system|assistant|user|im_start|im_end|instructions?)\b|\[\/?INST\]|^\s*(?:system|assistant)\s*:/imu;
/** Numbers are left out of the plain words, so they are read from a second form. */
const NUMBERED = /[^\p{L}\p{N}']+/gu;

/** One instruction caps an essay; a text that is mostly instructions is not an essay. */
const CAP = 4;
const CAP_MOST = 1.5;
const MOST = 0.3;

/** Instructions to the grader in the text. */
export function findInjected({ sentences }: GuardedText, text: string): Finding | undefined {
  const hits = sentences.filter(({ tokens }) => {
    const plain = tokens
      .map(({ lower }) => lower)
      .join(' ')
      .replace(/[’‘]/gu, "'")
      .replace(/ n't\b/gu, "n't");
    const numbered = plain.replace(NUMBERED, ' ').trim();
    return INSTRUCTIONS.some((instruction) => instruction.test(numbered));
  }).length;
  if (hits === 0) return CHAT_MARKS.test(text) ? { id: 'injected', cap: CAP } : undefined;
  return { id: 'injected', cap: hits / sentences.length >= MOST ? CAP_MOST : CAP };
}
