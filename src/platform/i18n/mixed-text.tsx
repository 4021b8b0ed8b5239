import { splitLanguages } from './lang-of.ts';
import { useLanguage } from './text-provider.tsx';

/** A text that may be in another language than the page, or have words of another in it: each is read by its own voice. */
export function MixedText({ text }: { readonly text: string }) {
  const language = useLanguage();
  return splitLanguages(text).map((piece, place) =>
    piece.lang === language ? (
      piece.text
    ) : (
      <span key={place} lang={piece.lang}>
        {piece.text}
      </span>
    ),
  );
}
