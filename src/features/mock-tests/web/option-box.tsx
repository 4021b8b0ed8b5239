import { classNames } from '#ui/class-names.ts';
import { OPTION_DRAG_TYPE, type NamedOption } from './option-slot.tsx';
import styles from './questions.module.css';

type OptionBoxProps = {
  readonly box: string;
  readonly title?: string;
  readonly options: readonly NamedOption[];
  /** The options that are answers already; they are dimmed where each is used once. */
  readonly used: ReadonlySet<string>;
  readonly disabled: boolean;
};

/** The options that the questions of a group share; each can be dragged to its place. */
export function OptionBox({ box, title, options, used, disabled }: OptionBoxProps) {
  return (
    <div className={styles.box}>
      {title ? <p className={styles.boxTitle}>{title}</p> : null}
      <ul className={styles.options}>
        {options.map(({ name, text }) => (
          <li
            key={name}
            className={classNames(styles.option, used.has(name) && styles.used)}
            draggable={!disabled}
            data-option={name}
            onDragStart={(event) => {
              event.dataTransfer.setData(OPTION_DRAG_TYPE, `${box} ${name}`);
              event.dataTransfer.effectAllowed = 'copy';
            }}
          >
            <b className={styles.letter}>{name}</b>
            {text === undefined ? null : <span>{text}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
