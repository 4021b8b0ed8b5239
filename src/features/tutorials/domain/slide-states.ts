import type { Cue } from './cue.ts';
import type { TimedScene } from './plan-times.ts';
import { listNodes, type SlideNode } from './slide-nodes.ts';
import type { Scene } from './tutorial.ts';

/** What is on a frame from a moment on. */
export type SlideState = {
  readonly atMs: number;
  /** English words, the heading and the tags included. */
  readonly words: number;
  /** Chinese characters. */
  readonly characters: number;
};

/** Every node of a scene. */
export const nodesOf = ({ slide }: Pick<Scene, 'slide'>): SlideNode[] => slide.flatMap(listNodes);

const countLatin = (text: string) => text.match(/\p{Script=Latin}[\p{Script=Latin}’'-]*/gu)?.length ?? 0;
const countHan = (text: string) => text.match(/\p{Script=Han}/gu)?.length ?? 0;

/** The paths that a cue brings to the slide. */
export function shownBy({ verb, target }: Cue): string[] {
  if (verb === 'show') return [target];
  if (verb === 'repair') return [`${target}.right`];
  if (verb === 'answer') return [`${target}.reply`];
  return [];
}

/** The paths that are not there when the scene starts: whatever a cue shows later, and gaps. */
export function hiddenAtStart(nodes: readonly SlideNode[], cues: readonly Cue[]): Set<string> {
  const shown = new Set(cues.flatMap(shownBy));
  return new Set(
    nodes.filter(({ path, startsHidden }) => startsHidden || shown.has(path)).map(({ path }) => path),
  );
}

/** The states of a slide: one at its start, one after each cue. */
export function listStates({ scene, startMs, cues }: TimedScene): SlideState[] {
  const nodes = nodesOf(scene);
  const hidden = hiddenAtStart(
    nodes,
    cues.map(({ cue }) => cue),
  );
  const tags = new Map<string, string>();
  const heading = { words: countLatin(scene.title.en), characters: countHan(scene.title['zh-Hant']) };
  const stateAt = (atMs: number): SlideState => {
    const seen = visibleNodes(nodes, hidden);
    const paths = new Set(seen.map(({ path }) => path));
    const tagged = [...tags].filter(([path]) => paths.has(path)).map(([, words]) => words);
    const sum = (count: (text: string) => number, texts: readonly string[]) =>
      texts.reduce((total, text) => total + count(text), 0);
    const own = seen.map(({ text }) => text);
    return {
      atMs,
      words: heading.words + sum(countLatin, [...own, ...tagged]),
      characters:
        heading.characters + sum(countHan, [...own, ...tagged, ...seen.map(({ chinese }) => chinese)]),
    };
  };
  const states = [stateAt(startMs)];
  for (const { cue, atMs } of cues) {
    for (const path of shownBy(cue)) hidden.delete(path);
    if (cue.verb === 'hide') hidden.add(cue.target);
    if (cue.verb === 'tag') tags.set(cue.target, cue.argument);
    if (cue.verb === 'plain') tags.delete(cue.target);
    states.push(stateAt(atMs));
  }
  return states;
}

/** The nodes that are hidden neither themselves nor by what they are in. */
function visibleNodes(nodes: readonly SlideNode[], hidden: ReadonlySet<string>): SlideNode[] {
  const parents = new Map(nodes.map(({ path, parent }) => [path, parent]));
  return nodes.filter(({ path }) => {
    for (let each: string | undefined = path; each !== undefined; each = parents.get(each)) {
      if (hidden.has(each)) return false;
    }
    return true;
  });
}
