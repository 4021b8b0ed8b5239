import type { scriptSchema } from '#features/library/server/papers/script-schema.ts';
import type { z } from 'zod';
import { fill } from './skeleton-kind.ts';

type Script = z.input<typeof scriptSchema>;
type Turn = Script['turns'][number];

const ONES = [
  '',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const TENS = ['', '', 'twenty', 'thirty', 'forty'];
const LOOK_MS = 30_000;

/** 1 to 49 in words. */
function inWords(number: number): string {
  if (number < ONES.length) return ONES[number] ?? '';
  const [ten, one] = [TENS[Math.floor(number / 10)] ?? '', ONES[number % 10] ?? ''];
  return one ? `${ten}-${one}` : ten;
}

/** The same in every test: figures as they are read and as they are said. */
function narrated(id: string, text: string, pauseMs: number): Turn {
  const spoken = text.replace(/\d+/gu, (figure) => inWords(Number(figure)));
  return { id, speaker: 'narrator', display: text, ...(spoken === text ? {} : { spoken }), pauseMs };
}

/** The turn that answers a question. */
export function turnOf(number: number): string {
  return `q${number}`;
}

type Part = {
  /** From 1. */
  readonly part: number;
  /** How the questions fall apart: those that are looked at together. */
  readonly looks: readonly (readonly number[])[];
  readonly last: boolean;
};

/**
 * A script of one part: the narrator's lines, and a turn for every answer. Parts 1 and 3 have two speakers.
 */
export function skeletonScript({ part, looks, last }: Part): Script {
  const talk = part % 2 === 0;
  const one = talk ? 'speaker' : 'woman';
  const other = talk ? one : 'man';
  const what = talk ? 'talk' : 'conversation';
  const intro =
    'You will hear a number of recordings, and you will have to answer questions on what you hear. There will be time ' +
    'for you to read the questions, and you will have a chance to check your answers. Each recording is played once only.';
  const minutes = last ? 'two minutes' : 'half a minute';
  return {
    $schema: '../../../schema/script.schema.json',
    title: fill('a title of two to four words'),
    situation: fill(talk ? 'who talks to whom about what' : 'which two people talk about what'),
    speakers: {
      narrator: { voice: 'narrator' },
      ...(talk
        ? { [one]: { voice: 'man-2', name: fill('who speaks') } }
        : {
            [one]: { voice: 'woman-1', name: fill('the name of the woman') },
            [other]: { voice: 'man-1', name: fill('the name of the man') },
          }),
    },
    turns: [
      ...(part === 1 ? [narrated('welcome', intro, 900)] : []),
      narrated('intro', `Part ${part}. You will hear ${fill('who is talking, where, and why')}.`, 700),
      ...looks.flatMap((numbers, i) => lookAt(numbers, i === 0 ? undefined : what, i, one, other)),
      narrated(
        'end',
        `That is the end of part ${part}. You now have ${minutes} to check your answers.`,
        last ? 500 : LOOK_MS,
      ),
    ],
  };
}

function lookAt(
  numbers: readonly number[],
  rest: string | undefined,
  place: number,
  one: string,
  other: string,
): Turn[] {
  const [from = 0, to = 0] = [numbers[0], numbers.at(-1)];
  const name = 'abcd'[place] ?? 'e';
  const look = rest
    ? `Before you hear the rest of the ${rest}, you have some time to look at questions ${from} to ${to}.`
    : `First, you have some time to look at questions ${from} to ${to}.`;
  const listen = rest
    ? `Now listen, and answer questions ${from} to ${to}.`
    : `Now listen carefully, and answer questions ${from} to ${to}.`;
  return [
    narrated(`look-${name}`, look, LOOK_MS),
    narrated(`listen-${name}`, listen, 1500),
    ...numbers.flatMap((number): Turn[] => [
      {
        id: `before-q${number}`,
        speaker: one,
        display: fill('what leads to the next answer, with something that tempts to a wrong one'),
        pauseMs: 400,
      },
      {
        id: turnOf(number),
        speaker: other,
        display: fill(`one to four sentences with the answer to question ${number}`),
        pauseMs: 600,
      },
    ]),
  ];
}
