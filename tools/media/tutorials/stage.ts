import type { CueVerb } from '#features/tutorials/domain/cue.ts';

/** What happens to a scene, in milliseconds of its own time. Plain data: it crosses into the browser. */
export type StagePlay = {
  readonly hidden: readonly string[];
  readonly moves: readonly {
    readonly verb: CueVerb;
    readonly target: string;
    readonly argument: string;
    readonly atMs: number;
    readonly durationMs: number;
    /** The option that `answer` ticks. */
    readonly answer?: number | undefined;
  }[];
  readonly think: { readonly startMs: number; readonly endMs: number } | undefined;
};

/**
 * Prepares every movement of the slide on the stage as a paused animation, so that a frame depends on its time alone.
 * Runs in the browser: it may use nothing from outside of itself.
 */
export function prepareStage(play: StagePlay): void {
  const SVG = 'http://www.w3.org/2000/svg';
  const over = document.querySelector('#over');
  if (!over) throw new Error('There is no stage.');
  over.innerHTML = `<svg xmlns="${SVG}"></svg>`;
  const drawing = over.querySelector('svg');
  if (!drawing) throw new Error('There is no layer to draw on.');
  const added = new Map<string, Element[]>();
  const dimmed = new Set<string>();
  const marked = new Set<string>();
  const places = new Map<string, { x: number; y: number }>();
  const inBin = new Map<string, number>();

  const find = (path: string) => document.querySelector<HTMLElement>(`[data-n="${CSS.escape(path)}"]`);
  const animate = (
    element: Element,
    frames: Keyframe[],
    delay: number,
    duration: number,
    easing = 'ease-out',
  ) => {
    element.animate(frames, { delay, duration: Math.max(1, duration), fill: 'forwards', easing }).pause();
  };
  const fade = (element: Element, from: number, to: number, at: number, duration: number) =>
    animate(element, [{ opacity: from }, { opacity: to }], at, duration);
  const remember = (path: string, element: Element) => added.set(path, [...(added.get(path) ?? []), element]);

  function drawPath(path: string, d: string, colour: string, width: number, at: number, duration: number) {
    const line = document.createElementNS(SVG, 'path');
    line.setAttribute('d', d);
    line.setAttribute('pathLength', '1');
    line.setAttribute('stroke', colour);
    line.setAttribute('stroke-width', String(width));
    line.setAttribute('stroke-dasharray', '1 1');
    line.style.strokeDashoffset = '1';
    line.style.opacity = '0';
    drawing?.append(line);
    animate(line, [{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], at, duration, 'ease-in-out');
    fade(line, 1, 1, at, 1);
    remember(path, line);
  }

  /** The words of a block, without its signs and its empty width. */
  function wordsOf(node: HTMLElement): HTMLElement {
    if (node.matches('.part, td, th, tr, .tile, .option, .clock, .button, .numbers *')) return node;
    return (
      node.querySelector<HTMLElement>(':scope > .label') ?? node.querySelector<HTMLElement>('.en') ?? node
    );
  }

  /** The lines of text that a node covers. */
  function linesOf(node: HTMLElement): DOMRect[] {
    const range = document.createRange();
    range.selectNodeContents(wordsOf(node));
    const rects = [...range.getClientRects()].filter(({ width }) => width > 1);
    const lines: DOMRect[] = [];
    for (const rect of rects) {
      const last = lines.at(-1);
      if (last && Math.abs(last.top + last.height / 2 - rect.top - rect.height / 2) < last.height / 2) {
        const left = Math.min(last.left, rect.left);
        const top = Math.min(last.top, rect.top);
        const right = Math.max(last.right, rect.right);
        lines[lines.length - 1] = new DOMRect(
          left,
          top,
          right - left,
          Math.max(last.bottom, rect.bottom) - top,
        );
      } else lines.push(rect);
    }
    return lines.length > 0 ? lines : [node.getBoundingClientRect()];
  }

  const colour = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

  /** A bar or a point has the colour of its series, so a frame lights it; anything else turns amber. */
  function lightOf(shape: Element): Keyframe[] {
    const { fill, stroke } = getComputedStyle(shape);
    return shape.matches('[class*="fill-"]')
      ? [
          { stroke: colour('--ink'), strokeWidth: 0 },
          { stroke: colour('--ink'), strokeWidth: 6 },
        ]
      : [
          { fill, stroke },
          { fill: colour('--accent'), stroke },
        ];
  }

  function show(path: string, at: number, duration: number) {
    const node = find(path);
    if (!node) return;
    const isDrawing = node instanceof SVGElement;
    const isPart = node.classList.contains('part');
    const positioned = getComputedStyle(node).transform !== 'none';
    const frames =
      isDrawing || isPart || positioned
        ? [{ opacity: 0 }, { opacity: 1 }]
        : [
            { opacity: 0, transform: 'translateY(14px)' },
            { opacity: 1, transform: 'none' },
          ];
    animate(node, frames, at, Math.min(duration, 400));
    for (const bar of node.querySelectorAll<SVGElement>('.draw-y')) {
      bar.style.transformBox = 'fill-box';
      bar.style.transformOrigin = 'bottom';
      animate(bar, [{ transform: 'scaleY(0)' }, { transform: 'scaleY(1)' }], at, duration);
    }
    for (const [i, mark] of [...node.querySelectorAll('.draw-up')].entries())
      animate(mark, [{ opacity: 0 }, { opacity: 1 }], at + i * 70, 100);
    for (const span of node.querySelectorAll<HTMLElement>('.draw-x')) {
      span.style.transformOrigin = 'left';
      animate(span, [{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }], at, duration);
    }
    for (const stroke of node.querySelectorAll('.stroke:not(.way)'))
      animate(stroke, [{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], at, duration, 'ease-in-out');
  }

  /** How much smaller a turned plan is, so that it stays on its sheet of 100 by 56. */
  function fitOf(degrees: number): number {
    const [sine, cosine] = [
      Math.abs(Math.sin((degrees * Math.PI) / 180)),
      Math.abs(Math.cos((degrees * Math.PI) / 180)),
    ];
    return 56 / (56 * cosine + 100 * sine) < 1 ? 56 / (56 * cosine + 100 * sine) : 1;
  }

  function strike(path: string, at: number, duration: number) {
    const node = find(path);
    if (!node) return;
    for (const [i, { left, right, top, height }] of linesOf(node).entries()) {
      const y = top + height * 0.56;
      drawPath(
        path,
        `M${left - 4} ${y + 3} L${right + 4} ${y - 3}`,
        colour('--danger'),
        5,
        at + i * 120,
        duration,
      );
    }
  }

  function moveTo(path: string, x: number, y: number, at: number, duration: number) {
    const node = find(path);
    if (!node) return;
    const before = places.get(path) ?? { x: 0, y: 0 };
    const after = { x, y };
    places.set(path, after);
    animate(
      node,
      [{ transform: `translate(${before.x}px, ${before.y}px)` }, { transform: `translate(${x}px, ${y}px)` }],
      at,
      duration,
      'ease-in-out',
    );
  }

  function put(path: string, bin: number, at: number, duration: number) {
    const node = find(path);
    const box = find(`${path.split('.')[0]}.bin.${bin}`);
    if (!node || !box) return;
    const from = node.getBoundingClientRect();
    const to = box.getBoundingClientRect();
    const count = inBin.get(box.dataset['n'] ?? '') ?? 0;
    inBin.set(box.dataset['n'] ?? '', count + 1);
    const columns = to.width > 480 ? 2 : 1;
    const x = to.left + 20 + (count % columns) * ((to.width - 20) / columns);
    const y = to.top + 62 + Math.floor(count / columns) * (from.height + 8);
    moveTo(path, x - from.left, y - from.top, at, duration);
  }

  function order(path: string, numbers: number[], at: number, duration: number) {
    const tiles = numbers.map((number) => find(`${path}.${number}`));
    const rects = tiles.map((tile) => tile?.getBoundingClientRect() ?? new DOMRect());
    const gap = 16;
    let x = Math.min(...rects.map(({ left }) => left));
    tiles.forEach((_, i) => {
      const rect = rects[i];
      if (!rect) return;
      moveTo(`${path}.${numbers[i]}`, x - rect.left, 0, at, duration);
      x += rect.width + gap;
    });
  }

  for (const path of play.hidden) {
    const node = find(path);
    if (node) node.style.opacity = '0';
  }

  for (const { verb, target, argument, atMs: at, durationMs: duration, answer } of play.moves) {
    const node = find(target);
    if (!node) continue;
    const box = node.getBoundingClientRect();
    switch (verb) {
      case 'show':
        show(target, at, duration);
        break;
      case 'hide':
        fade(node, dimmed.has(target) ? 0.3 : 1, 0, at, duration);
        for (const element of added.get(target) ?? []) fade(element, 1, 0, at, duration);
        for (const [path, elements] of added)
          if (path.startsWith(`${target}.`))
            for (const element of elements) fade(element, 1, 0, at, duration);
        break;
      case 'dim':
        dimmed.add(target);
        fade(node, 1, 0.3, at, duration);
        break;
      case 'mark':
        marked.add(target);
        if (node instanceof SVGElement) {
          for (const shape of node.querySelectorAll('.shape')) animate(shape, lightOf(shape), at, duration);
        } else
          animate(
            wordsOf(node),
            [{ backgroundSize: '0% 100%' }, { backgroundSize: '100% 100%' }],
            at,
            duration,
          );
        break;
      case 'ring':
        for (const { left, top, width, height } of node instanceof SVGElement ? [box] : linesOf(node)) {
          const [x, y, w, h, r] = [left - 9, top - 3, width + 18, height + 6, 16];
          const d = `M${x + r} ${y} H${x + w - r} a${r} ${r} 0 0 1 ${r} ${r} V${y + h - r} a${r} ${r} 0 0 1 ${-r} ${r} H${x + r} a${r} ${r} 0 0 1 ${-r} ${-r} V${y + r} a${r} ${r} 0 0 1 ${r} ${-r}`;
          drawPath(target, d, colour('--primary'), 4, at, duration);
        }
        break;
      case 'under':
        for (const { left, right, bottom } of linesOf(node))
          drawPath(target, `M${left} ${bottom + 1} H${right}`, colour('--primary'), 5, at, duration);
        break;
      case 'strike':
        strike(target, at, duration);
        break;
      case 'repair': {
        strike(`${target}.wrong`, at, 400);
        const cross = find(`${target}.wrong`)?.querySelector('.cross');
        if (cross) fade(cross, 0, 1, at, 200);
        show(`${target}.right`, at + 500, duration - 500);
        break;
      }
      case 'answer': {
        show(`${target}.reply`, at, duration);
        const option = answer === undefined ? null : find(`${target}.${answer}`);
        const tick = option?.querySelector('.tick-sign');
        if (option && tick) {
          fade(tick, 0, 1, at, duration);
          animate(option, [{ backgroundSize: '0% 100%' }, { backgroundSize: '100% 100%' }], at, duration);
        }
        break;
      }
      case 'tag': {
        const lines = linesOf(node);
        const last = lines.at(-1) ?? box;
        const label = document.createElement('div');
        label.className = 'tag';
        label.textContent = argument;
        label.style.opacity = '0';
        over.append(label);
        const half = label.getBoundingClientRect().width / 2;
        label.style.left = `${Math.min(1280 - 20 - half, Math.max(20 + half, last.left + last.width / 2))}px`;
        label.style.top = `${last.bottom + 2}px`;
        fade(label, 0, 1, at, duration);
        remember(target, label);
        break;
      }
      case 'join': {
        const other = find(argument)?.getBoundingClientRect();
        if (!other) break;
        const [x1, x2] = [box.left + box.width / 2, other.left + other.width / 2];
        const isBelow = other.top > box.bottom - 4;
        const isAbove = other.bottom < box.top + 4;
        const [y1, y2] = isBelow
          ? [box.bottom + 2, other.top - 2]
          : isAbove
            ? [box.top - 2, other.bottom + 2]
            : [box.top - 2, other.top - 2];
        const middle = (y1 + y2) / 2;
        const d =
          isBelow || isAbove
            ? `M${x1} ${y1} C${x1} ${middle} ${x2} ${middle} ${x2} ${y2}`
            : `M${x1} ${y1} C${x1} ${y1 - 60} ${x2} ${y2 - 60} ${x2} ${y2}`;
        drawPath(target, d, colour('--primary'), 4, at, duration);
        break;
      }
      case 'split':
        for (const part of node.querySelectorAll('.part'))
          animate(
            part,
            [
              { margin: '0', padding: '0 2px', boxShadow: '0 0 0 0 transparent' },
              { margin: '0 8px', padding: '4px 12px', boxShadow: `0 0 0 3px ${colour('--primary')}` },
            ],
            at,
            duration,
            'ease-in-out',
          );
        break;
      case 'plain':
        if (marked.delete(target)) {
          if (node instanceof SVGElement) {
            for (const shape of node.querySelectorAll('.shape'))
              animate(shape, lightOf(shape).toReversed(), at, duration);
          } else
            animate(
              wordsOf(node),
              [{ backgroundSize: '100% 100%' }, { backgroundSize: '0% 100%' }],
              at,
              duration,
            );
        }
        if (dimmed.delete(target)) fade(node, 0.3, 1, at, duration);
        for (const element of added.get(target) ?? []) fade(element, 1, 0, at, duration);
        added.delete(target);
        break;
      case 'play': {
        const element = find(target.split('.')[0] ?? target);
        const played = element?.querySelector('.played');
        if (played)
          animate(
            played,
            [{ clipPath: 'inset(0 100% 0 0)' }, { clipPath: 'inset(0 0 0 0)' }],
            at,
            duration,
            'linear',
          );
        break;
      }
      case 'walk': {
        const way = node.querySelector('.way');
        const walker = node.querySelector('.walker');
        if (way) {
          fade(way, 1, 1, at, 1);
          animate(way, [{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], at, duration, 'linear');
        }
        if (walker) {
          fade(walker, 1, 1, at, 1);
          animate(walker, [{ offsetDistance: '0%' }, { offsetDistance: '100%' }], at, duration, 'linear');
        }
        break;
      }
      case 'turn': {
        const sheet = node.querySelector('.sheet');
        const before = places.get(target)?.x ?? 0;
        const after = before + Number(argument);
        places.set(target, { x: after, y: 0 });
        // What was drawn over the plan would not turn with it.
        for (const [path, elements] of added)
          if (path.startsWith(`${target}.`)) for (const element of elements) fade(element, 1, 0, at, 100);
        if (sheet)
          animate(
            sheet,
            [
              { transform: `rotate(${before}deg) scale(${fitOf(before)})` },
              { transform: `rotate(${after}deg) scale(${fitOf(after)})` },
            ],
            at,
            duration,
            'ease-in-out',
          );
        for (const name of node.querySelectorAll('.upright'))
          animate(
            name,
            [{ transform: `rotate(${-before}deg)` }, { transform: `rotate(${-after}deg)` }],
            at,
            duration,
            'ease-in-out',
          );
        break;
      }
      case 'put':
        put(target, Number(argument), at, duration);
        break;
      case 'order':
        order(target, argument.split(' ').map(Number), at, duration);
        break;
      default:
        verb satisfies never;
    }
  }

  if (play.think) {
    const { startMs, endMs } = play.think;
    const second = (endMs - startMs) / 3;
    for (const ring of document.querySelectorAll('.stem .ring')) {
      fade(ring, 0, 1, startMs, 100);
      fade(ring, 1, 0, endMs, 200);
      const left = ring.querySelector('.left');
      if (left)
        animate(left, [{ strokeDashoffset: 0 }, { strokeDashoffset: 1 }], startMs, endMs - startMs, 'linear');
      for (const [i, digit] of [...ring.querySelectorAll('b')].entries()) {
        fade(digit, 1, 1, startMs + i * second, 1);
        if (i < 2) fade(digit, 0, 0, startMs + (i + 1) * second, 1);
      }
    }
  }
}

/** Puts the stage to a moment of the scene, in milliseconds. Runs in the browser. */
export function seekStage(atMs: number): void {
  for (const animation of document.getAnimations()) animation.currentTime = atMs;
}
