import { useEffect } from 'react';
import { useLanguage } from '../i18n/text-provider.tsx';

/** Puts the name of the thing that a page shows before the page's own title, while it is shown. */
export function useTitlePrefix(name: string): void {
  // A change of the language writes the page's own title again, even where the name stays the same.
  const language = useLanguage();
  useEffect(() => {
    const own = document.title;
    const title = `${name} · ${own}`;
    document.title = title;
    return () => {
      // The next page may have written its title already.
      if (document.title === title) document.title = own;
    };
  }, [name, language]);
}
