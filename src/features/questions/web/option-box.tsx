import { useContext } from 'react';
import { Annotated } from './annotated.tsx';
import { classNames } from '#ui/class-names.ts';
import { OptionPickContext } from './option-pick.ts';
import type { NamedOption } from '#ielts/question-types/option-names.ts';
import { OPTION_DRAG_TYPE } from './option-slot.tsx';
import styles from './questions.module.css';

type OptionBoxProps = {
  readonly box: string;
  readonly title?: string;
  readonly options: readonly NamedOption[];
  /** The options that are answers already. They are dimmed where each is used once. */
  readonly used: ReadonlySet<string>;
  readonly disabled: boolean;
  /** Whether an option can be tapped first and placed afterwards. */
  readonly pickable?: boolean;
};

/** The options that the questions of a group share. Each can be dragged to its place. */
export function OptionBox({ box, title, options, used, disabled, pickable = false }: OptionBoxProps) {
  const { picked, pick } = useContext(OptionPickContext) ?? {};
  const take = (name: string, byKey: boolean) => {
    const isPicked = picked?.box === box && picked.name === name;
    pick?.(isPicked ? undefined : { box, name }, byKey);
  };
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
            {pickable && pick && !disabled ? (
              // Not a button, because Firefox cannot drag by one.
              <div
                className={styles.pick}
                role="button"
                tabIndex={0}
                aria-pressed={picked?.box === box && picked.name === name}
                onClick={() => take(name, false)}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter' && event.key !== ' ') return;
                  event.preventDefault();
                  take(name, true);
                }}
              >
                <OptionText box={box} name={name} text={text} />
              </div>
            ) : (
              <OptionText box={box} name={name} text={text} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function OptionText({ box, name, text }: NamedOption & { readonly box: string }) {
  return (
    <>
      <b className={styles.letter}>{name}</b>
      {text === undefined ? null : (
        <span>
          <Annotated block={`${box}.${name}`} text={text} />
        </span>
      )}
    </>
  );
}
