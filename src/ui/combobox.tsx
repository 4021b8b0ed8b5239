import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { ChevronDown as ChevronDownIcon } from 'lucide-react';
import { classNames } from './class-names.ts';
import { Field, useFieldWiring, type FieldTexts } from './field.tsx';
import { findOptions, type SearchableOption } from './find-options.ts';
import fieldStyles from './field.module.css';
import styles from './combobox.module.css';

type ComboboxProps = FieldTexts & {
  readonly label: string;
  readonly options: readonly SearchableOption[];
  readonly value: string;
  readonly onSelect: (value: string) => void;
  /** The list is about to be shown; a long one may be made only now. */
  readonly onOpen?: () => void;
  /** Shown when no option matches the typed text. */
  readonly noMatch: string;
  readonly id?: string;
};

/**
 * A choice from a long list, found by typing. Arrows move, and Enter selects. Escape and leaving the field
 * restore the earlier choice. Typing only searches: the value is always one of the list.
 */
export function Combobox(props: ComboboxProps) {
  const { label, hint, error, optionalLabel, options, value, onSelect, onOpen, noMatch, id } = props;
  const wiring = useFieldWiring({ hint, error }, id);
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [search, setSearch] = useState<string>();
  const [active, setActive] = useState<number>();
  const open = search !== undefined;
  const chosen = options.find((option) => option.value === value);
  const shown = open ? findOptions(options, search) : [];
  // Until the person moves: the chosen option in the whole list, the best match in a search.
  const at = active ?? Math.max(0, search ? 0 : shown.findIndex((option) => option.value === value));

  useEffect(() => {
    const row = list.current?.children[at];
    if (open && row instanceof HTMLElement && list.current) keepInView(list.current, row);
  }, [open, at, shown.length]);

  const searchFor = (text: string | undefined): void => {
    if (!open && text !== undefined) onOpen?.();
    setSearch(text);
    setActive(undefined);
  };
  const take = (option: SearchableOption | undefined): void => {
    if (option) onSelect(option.value);
    searchFor(undefined);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (open) setActive((at + step + shown.length) % Math.max(1, shown.length));
      else searchFor('');
    } else if (event.key === 'Enter' && open) {
      event.preventDefault();
      take(shown[at]);
    } else if (event.key === 'Escape' && open) {
      event.stopPropagation();
      searchFor(undefined);
    }
  };

  return (
    <Field id={wiring.id} label={label} hint={hint} error={error} optionalLabel={optionalLabel}>
      <div className={classNames(fieldStyles.select, styles.box)}>
        <input
          type="text"
          role="combobox"
          aria-expanded={open}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={open && shown[at] ? `${listId}-${at}` : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          {...wiring}
          className={fieldStyles.control}
          value={search || (open ? '' : (chosen?.label ?? value))}
          placeholder={chosen?.label ?? value}
          onChange={(event) => searchFor(event.currentTarget.value)}
          onClick={() => (open ? undefined : searchFor(''))}
          onBlur={() => searchFor(undefined)}
          onKeyDown={onKeyDown}
        />
        <ChevronDownIcon />
        <div ref={list} id={listId} role="listbox" aria-label={label} className={styles.list} hidden={!open}>
          {shown.map((option, index) => (
            <div
              key={option.value}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={option.value === value}
              className={classNames(styles.option, index === at && styles.active)}
              // The field keeps the focus: a press there would close the list before the click.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(option)}
            >
              <span>{option.label}</span>
              {option.hint === undefined ? null : <span className={styles.hint}>{option.hint}</span>}
            </div>
          ))}
        </div>
        <p role="status" className={open && shown.length === 0 ? styles.none : 'visually-hidden'}>
          {open && shown.length === 0 ? noMatch : null}
        </p>
      </div>
    </Field>
  );
}

/** Safari 12 knows no `scrollIntoView` that leaves the page where it is. */
function keepInView(list: HTMLElement, row: HTMLElement): void {
  const top = row.offsetTop;
  if (top < list.scrollTop) list.scrollTop = top;
  const bottom = top + row.offsetHeight;
  if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
}
