import { useText } from '#platform/i18n/text-provider.tsx';
import type { LessonMinutes } from '../lesson-replies.ts';
import styles from './times.module.css';

type LengthChoiceProps = {
  readonly lengths: readonly LessonMinutes[];
  readonly minutes: LessonMinutes;
  readonly onMinutes: (minutes: LessonMinutes) => void;
};

/** How long the lesson is. */
export function LengthChoice({ lengths, minutes, onMinutes }: LengthChoiceProps) {
  const text = useText('lessonTimes');
  const words = useText('lessonWords');
  return (
    <fieldset className={styles.lengths}>
      <legend>{text('length')}</legend>
      {lengths.map((length) => (
        <label key={length}>
          <input
            type="radio"
            name="lesson-length"
            value={length}
            checked={length === minutes}
            onChange={() => onMinutes(length)}
          />
          <span>{length === 15 ? words('trial') : words('minutes', { minutes: length })}</span>
        </label>
      ))}
    </fieldset>
  );
}
