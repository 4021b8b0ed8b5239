import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import type { TutorialView } from '../../contract.ts';
import styles from './scene-pictures.module.css';

type ScenePicturesProps = { readonly tutorial: TutorialView; readonly onRetry: () => void };

/** Where the video does not play: a picture of each scene. */
export function ScenePictures({ tutorial, onRetry }: ScenePicturesProps) {
  const text = useText('tutorialPlayer');
  return (
    <div className={styles.pictures} data-scene-pictures="">
      <ol className={styles.list}>
        {tutorial.chapters.map(({ id, title, picture }) =>
          picture === undefined ? null : (
            <li key={id}>
              <img
                className={styles.picture}
                src={picture}
                alt={text('pictureOf', { title })}
                width={960}
                height={540}
                loading="lazy"
              />
            </li>
          ),
        )}
      </ol>
      <Button variant="secondary" onClick={onRetry}>
        {text('retry')}
      </Button>
    </div>
  );
}
