/**
 * The things that a slide is made of: plain data, drawn by tools/media/tutorials. content/tutorials/README.md shows one
 * example of each.
 */

/** A text on a slide: an English example, or a label in both languages. `[words|name]` names a part of it. */
export type SlideText = string | { readonly en: string; readonly 'zh-Hant': string };

/** Where an element is. Without `place` it is below the element before it. */
export type Placed = {
  /** Unique in its scene. Cues name it. */
  readonly id: string;
  /** The element whose room this one shares: one is shown after the other. */
  readonly place?: string | undefined;
  readonly column?: 'left' | 'right' | undefined;
};

export const LINE_SIZES = ['small', 'normal', 'large', 'huge'] as const;
export const TONES = ['plain', 'wrong', 'right', 'quiet'] as const;
export const TIMELINE_KINDS = ['point', 'span', 'repeat'] as const;
export const PLAN_KINDS = ['room', 'road', 'water', 'trees', 'label', 'pin', 'path'] as const;

/** One sentence or a few words. */
export type Line = Placed & {
  readonly type: 'line';
  readonly text: SlideText;
  readonly size?: (typeof LINE_SIZES)[number] | undefined;
  readonly tone?: (typeof TONES)[number] | undefined;
};

/** A wrong sentence, and the correct one that appears below it. */
export type Repair = Placed & { readonly type: 'repair'; readonly wrong: string; readonly right: string };

export type Table = Placed & {
  readonly type: 'table';
  readonly head?: readonly SlideText[] | undefined;
  readonly rows: readonly (readonly SlideText[])[];
};

export type CompareColumn = { readonly title: SlideText; readonly items: readonly SlideText[] };
/** Not this, but this. */
export type Compare = Placed & {
  readonly type: 'compare';
  readonly left: CompareColumn;
  readonly right: CompareColumn;
};

export type Steps = Placed & {
  readonly type: 'steps';
  readonly items: readonly SlideText[];
  readonly numbered?: boolean | undefined;
};

/** A line of time from 0 to 100. */
export type Timeline = Placed & {
  readonly type: 'timeline';
  readonly now?: number | undefined;
  readonly ticks?: readonly { readonly at: number; readonly label: SlideText }[] | undefined;
  readonly items: readonly {
    readonly name: string;
    readonly kind: (typeof TIMELINE_KINDS)[number];
    readonly at: number;
    /** Where a span or a row of repeated points ends. */
    readonly to?: number | undefined;
    readonly label: SlideText;
  }[];
};

export type SlideChart = Placed & {
  readonly type: 'chart';
  readonly kind: 'bar' | 'line';
  readonly unit?: string | undefined;
  readonly max?: number | undefined;
  readonly categories: readonly string[];
  readonly series: readonly { readonly name: string; readonly values: readonly number[] }[];
};

/** Some sentences to read, whose words are lit. */
export type SlidePassage = Placed & {
  readonly type: 'passage';
  readonly title?: SlideText | undefined;
  readonly text: string;
};

/** With options, `answer` is the number of the right one. Without, `reply` is the answer that appears. */
export type SlideQuestion = Placed & {
  readonly type: 'question';
  readonly text: SlideText;
  readonly options?: readonly SlideText[] | undefined;
  readonly answer?: number | undefined;
  readonly reply?: SlideText | undefined;
};

/** A card, a notice, a sheet of notes: a title and lines. */
export type SlideCard = Placed & {
  readonly type: 'card' | 'notes';
  readonly title?: SlideText | undefined;
  readonly lines: readonly SlideText[];
};

export type SlideForm = Placed & {
  readonly type: 'form';
  readonly title?: SlideText | undefined;
  readonly rows: readonly { readonly label: SlideText; readonly value: string }[];
};

/** A scale from 0 to 100, such as from weak to strong. */
export type Scale = Placed & {
  readonly type: 'scale';
  readonly from: SlideText;
  readonly to: SlideText;
  readonly items: readonly { readonly at: number; readonly label: SlideText }[];
};

/** The band scale: nine marks, filled to `value`. */
export type Bands = Placed & {
  readonly type: 'bands';
  readonly rows: readonly { readonly label: SlideText; readonly value: number }[];
};

/** Words on tiles, which are sorted into bins or put into another order. */
export type Tiles = Placed & {
  readonly type: 'tiles';
  readonly words: readonly SlideText[];
  readonly bins?: readonly SlideText[] | undefined;
};

/** Questions one after the other, each with what follows from yes and from no. */
export type Tree = Placed & {
  readonly type: 'tree';
  readonly asks: readonly {
    readonly ask: SlideText;
    readonly yes: SlideText;
    readonly no?: SlideText | undefined;
  }[];
};

/** A plan or a map, 100 wide and 56 high. */
export type SlidePlan = Placed & {
  readonly type: 'plan';
  readonly shapes: readonly {
    readonly name: string;
    readonly kind: (typeof PLAN_KINDS)[number];
    readonly x?: number | undefined;
    readonly y?: number | undefined;
    readonly w?: number | undefined;
    readonly h?: number | undefined;
    /** Of a road or a path: x and y in turn. */
    readonly points?: readonly number[] | undefined;
    readonly label?: SlideText | undefined;
  }[];
};

/** A sound that is heard, as a wave. */
export type Wave = Placed & { readonly type: 'wave'; readonly text?: string | undefined };

export type Dialogue = Placed & {
  readonly type: 'dialogue';
  readonly turns: readonly { readonly who: string; readonly text: string }[];
};

/** The screen of the test, in little. */
export type Screen = Placed & {
  readonly type: 'screen';
  readonly clock?: string | undefined;
  readonly left: readonly SlideText[];
  readonly right?: readonly SlideText[] | undefined;
  /** How many questions the bar below has. */
  readonly questions?: number | undefined;
};

/** The end: one sentence to remember, one thing to do in the lesson. */
export type Recap = Placed & {
  readonly type: 'recap';
  readonly keep: { readonly en: string; readonly 'zh-Hant': string };
  readonly task: { readonly en: string; readonly 'zh-Hant': string };
};

export type SlideElement =
  | Line
  | Repair
  | Table
  | Compare
  | Steps
  | Timeline
  | SlideChart
  | SlidePassage
  | SlideQuestion
  | SlideCard
  | SlideForm
  | Scale
  | Bands
  | Tiles
  | Tree
  | SlidePlan
  | Wave
  | Dialogue
  | Screen
  | Recap;
