import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { paths } from '#paths';
import { MixedText } from '#platform/i18n/mixed-text.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { randomUuid } from '#platform/random/random-uuid.ts';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { dropCard, keepCard, type Kept } from './keep-card.ts';
import styles from './keep-words.module.css';
import { placeBar } from './place-bar.ts';
import { readWords, type ChosenWords } from './read-words.ts';

/** A selection that changes again within this time is not shown yet. Milliseconds. */
const SETTLED_MS = 150;

type Chosen = ChosenWords & { readonly card: string };
const isSame = (one: ChosenWords, other: ChosenWords | undefined) =>
  one.word === other?.word && one.example === other.example;

type State = 'open' | 'saving' | 'dropping' | 'not-dropped' | Kept;

/** The bar at selected words. It leaves the selection as it is. */
export function KeepBar() {
  const t = useText('keepWords');
  const [chosen, setChosen] = useState<Chosen>();
  const [state, setState] = useState<State>('open');
  const bar = useRef<HTMLDivElement>(null);
  /** A finger on the bar can end the selection that the bar is about. */
  const isHeld = useRef(false);

  /** Words that were closed with a key stay closed while they are selected. */
  const dismissed = useRef<ChosenWords>(undefined);

  const close = () => {
    isHeld.current = false;
    setChosen(undefined);
  };
  const read = useEffectEvent(() => {
    const isInBar = isHeld.current || bar.current?.contains(document.activeElement);
    const words = readWords();
    if (!words) {
      dismissed.current = undefined;
      return isInBar ? undefined : close();
    }
    if (isSame(words, chosen) || isSame(words, dismissed.current)) return undefined;
    dismissed.current = undefined;
    setState('open');
    return setChosen({ ...words, card: randomUuid() });
  });
  const place = useEffectEvent(() => {
    if (bar.current) placeBar(bar.current);
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!chosen) return;
    const isInBar = bar.current?.contains(document.activeElement);
    if (event.key === 'Escape') {
      event.stopPropagation();
      dismissed.current = chosen;
      close();
    } else if (event.key === 'Tab' && !event.shiftKey && !isInBar) {
      event.preventDefault();
      bar.current?.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true });
    }
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => read(), SETTLED_MS);
    };
    const press = ({ target }: Event) => {
      isHeld.current = !!bar.current?.contains(target as Node);
      if (!isHeld.current) soon();
    };
    const move = () => place();
    const key = (event: KeyboardEvent) => onKey(event);
    soon();
    document.addEventListener('selectionchange', soon);
    document.addEventListener('mousedown', press, true);
    document.addEventListener('touchstart', press, { capture: true, passive: true });
    document.addEventListener('keydown', key, true);
    // Texts scroll by themselves too.
    document.addEventListener('scroll', move, { capture: true, passive: true });
    window.addEventListener('resize', move);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', soon);
      document.removeEventListener('mousedown', press, true);
      document.removeEventListener('touchstart', press, true);
      document.removeEventListener('keydown', key, true);
      document.removeEventListener('scroll', move, true);
      window.removeEventListener('resize', move);
    };
  }, []);
  useLayoutEffect(() => {
    if (chosen) placeBar(bar.current);
  }, [chosen, state]);

  if (!chosen) return null;
  const { card, word } = chosen;
  const keep = async () => {
    setState('saving');
    setState(await keepCard(card, chosen));
  };
  const drop = async () => {
    setState('dropping');
    if (await dropCard(card)) {
      dismissed.current = chosen;
      close();
    } else setState('not-dropped');
  };
  const isKept = state === 'kept' || state === 'dropping' || state === 'not-dropped';
  const message = isKept
    ? t(state === 'not-dropped' ? 'notDropped' : 'kept')
    : state === 'there'
      ? t('there', { word })
      : state === 'failed'
        ? t('failed')
        : typeof state === 'object'
          ? state.problem
          : '';
  return (
    <div
      ref={bar}
      className={styles.bar}
      role="group"
      aria-label={t('bar', { word })}
      data-keep-words={typeof state === 'object' ? 'problem' : state}
      // A press must not end the selection that it acts on.
      onMouseDown={(event) => event.preventDefault()}
    >
      <p role="status" className={message ? styles.message : 'visually-hidden'}>
        <MixedText text={message || t('offer', { word })} />
      </p>
      {isKept || state === 'there' ? (
        <TextLink className={styles.link} to={paths.practice({ page: 'words' })}>
          {t('toWords')}
        </TextLink>
      ) : (
        <Button variant="quiet" busy={state === 'saving'} onClick={() => void keep()}>
          {t('keep')}
        </Button>
      )}
      {isKept ? (
        <Button variant="quiet" busy={state === 'dropping'} onClick={() => void drop()}>
          {t('undo')}
        </Button>
      ) : null}
    </div>
  );
}
