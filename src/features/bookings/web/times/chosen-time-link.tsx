import { useState } from 'react';
import { paths } from '#paths';
import { useText } from '#platform/i18n/text-provider.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { rememberedTime } from './chosen-time.ts';
import styles from './times.module.css';

/** After a payment: the way to the time for which a pack was bought. */
export function ChosenTimeLink() {
  const text = useText('lessonTimes');
  const [chosen] = useState(rememberedTime);
  if (!chosen) return null;
  const { teacher: slug, startsAt, minutes } = chosen;
  return (
    <p className={styles.back} data-chosen-time={startsAt}>
      <ButtonLink to={paths.lessonTime({ slug, startsAt, minutes })}>{text('buy.back')}</ButtonLink>
    </p>
  );
}
