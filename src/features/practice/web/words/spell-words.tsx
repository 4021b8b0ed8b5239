import { useEffect, useRef, useState, type FormEvent } from 'react';
import { MixedText } from '#platform/i18n/mixed-text.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { canSpeak, speakWord } from '../parts/speak-word.ts';
import styles from './words.module.css';

const plain = (word: string) => word.trim().replace(/’/g, "'").replace(/\s+/g, ' ').toLowerCase();

type Round = {
  readonly place: number;
  readonly right: number;
  readonly verdict: 'right' | 'wrong' | undefined;
};

/** The learner's words by ear: each is heard in the browser's voice and written. Nothing is sent. */
export function SpellWords({ words }: { readonly words: readonly string[] }) {
  const t = useText('practice');
  const [round, setRound] = useState<Round>();
  const [text, setText] = useState('');
  const field = useRef<HTMLFormElement>(null);
  const hasVoice = canSpeak();
  const place = round?.place;
  useEffect(() => {
    if (place !== undefined) field.current?.querySelector('input')?.focus();
  }, [place]);

  const word = round && words[round.place];
  const show = (next: number, right: number) => {
    setText('');
    setRound({ place: next, right, verdict: undefined });
    const heard = words[next];
    if (heard !== undefined) speakWord(heard);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!round || word === undefined) return;
    if (round.verdict) return show(round.place + 1, round.right);
    if (text.trim() === '') return;
    const isRight = plain(text) === plain(word);
    setRound({ ...round, right: round.right + (isRight ? 1 : 0), verdict: isRight ? 'right' : 'wrong' });
  };
  return (
    <section className={styles.spell}>
      <h2>{t('words.spell.title')}</h2>
      <p>{t(hasVoice ? 'words.spell.intro' : 'words.spell.noVoice')}</p>
      {round && word === undefined ? (
        <p role="status">{t('words.spell.done', { right: round.right, all: words.length })}</p>
      ) : null}
      {round && word !== undefined ? (
        <form ref={field} onSubmit={submit}>
          <Button variant="secondary" onClick={() => speakWord(word)}>
            {t('words.spell.hear')}
          </Button>
          <TextField
            label={t('words.spell.field')}
            lang="en"
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            readOnly={round.verdict !== undefined}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <p role="status">
            {round.verdict ? <MixedText text={t(`words.spell.${round.verdict}`, { word })} /> : null}
          </p>
          <div className={styles.acts}>
            <Button type="submit">{t(round.verdict ? 'words.spell.next' : 'words.spell.check')}</Button>
            <Button variant="quiet" onClick={() => setRound(undefined)}>
              {t('words.spell.end')}
            </Button>
          </div>
        </form>
      ) : hasVoice ? (
        <Button variant="secondary" disabled={words.length === 0} onClick={() => show(0, 0)}>
          {t('words.spell.start')}
        </Button>
      ) : null}
    </section>
  );
}
