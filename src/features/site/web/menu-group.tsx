import type { FocusEvent } from 'react';
import { NavLink, useLocation } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import { ChevronDown as ChevronDownIcon } from 'lucide-react';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { MenuGroup as Entries } from './menu-entries.ts';
import styles from './site-header.module.css';

type GroupProps = {
  readonly entries: Entries;
  readonly open: boolean;
  readonly onToggle: () => void;
  /** The focus has left the group. */
  readonly onLeave: () => void;
};

/** A group of the menu: a button that opens its links. */
export function MenuGroup({ entries, open, onToggle, onLeave }: GroupProps) {
  const text = useText('site');
  const { pathname } = useLocation();
  const { id, label, links } = entries;
  const here = links.some(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  const blur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (open && relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) onLeave();
  };
  return (
    <li className={styles.entry} data-menu-part="" onBlur={blur}>
      <button
        type="button"
        className={classNames(styles.top, here && styles.here)}
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
      >
        <span>{text(label)}</span>
        <ChevronDownIcon size={18} className={styles.chevron} />
      </button>
      <ul id={id} className={styles.submenu} hidden={!open}>
        {links.map((link) => (
          <li key={link.to}>
            <NavLink to={link.to} end className={styles.sublink} discover={link.discover ?? 'render'}>
              {text(link.label)}
            </NavLink>
          </li>
        ))}
      </ul>
    </li>
  );
}
