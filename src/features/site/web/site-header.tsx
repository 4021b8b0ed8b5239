import type { FocusEvent, MouseEvent } from 'react';
import { Link, NavLink } from 'react-router';
import { useSession } from '#features/accounts/web/index.ts';
import { CartIcon, useCartCount } from '#features/shop/web/index.ts';
import { paths } from '#paths';
import { StaticPart } from '#platform/pages/static-part.tsx';
import { IconButton } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import {
  X as CloseIcon,
  Menu as MenuIcon,
  ShieldCheck as AdminIcon,
  PencilLine as PencilIcon,
  User as UserIcon,
} from 'lucide-react';
import { useText } from '#platform/i18n/text-provider.tsx';
import { LanguageToggle } from './language-toggle.tsx';
import { MENU, PERSONAL } from './menu-entries.ts';
import { MenuGroup } from './menu-group.tsx';
import { SignOutButton } from './sign-out-button.tsx';
import { useSiteFrame } from './use-site-frame.ts';
import { useSiteMenu } from './use-site-menu.ts';
import styles from './site-header.module.css';

const FREE_TRIAL = paths.plan({ slug: 'free-trial' });

/** The page that a role has besides those of every account. */
const ROLE_LINKS = {
  admin: { to: paths.admin(), label: 'menu.admin', Icon: AdminIcon },
  teacher: { to: paths.teach(), label: 'menu.teach', Icon: PencilIcon },
} as const;

type HeaderProps = {
  /** Signs out; false when the server could not be reached. */
  readonly onSignOut: () => Promise<boolean>;
};

/**
 * The frame's header: logo, menu, language, cart, and the parts for visitors and for signed-in people. Both are in
 * the page. `html[data-signed-in]`, which is set before the first paint, chooses.
 */
export function SiteHeader({ onSignOut }: HeaderProps) {
  const text = useText('site');
  const cartText = useText('cartButton');
  const frame = useSiteFrame();
  const count = useCartCount();
  const cartLabel = count === 0 ? text('header.cart') : cartText('count', { count });
  const { root, menuOpen, openGroup, toggleMenu, toggleGroup, closeGroup, close } = useSiteMenu();
  const name = frame?.site.name ?? '';
  const role = useSession()?.role;
  const roleLink = role === 'admin' || role === 'teacher' ? ROLE_LINKS[role] : undefined;
  const onLinks = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) close();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (menuOpen && relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) close();
  };
  // In the narrow menu an open group pushes the others down. If it closed while something below is pressed, that
  // would move away from under the pointer, and the press would be lost.
  const onLeaveGroup = menuOpen ? () => undefined : closeGroup;

  return (
    <header ref={root} className={styles.header} onBlur={onBlur}>
      <div className={styles.bar}>
        <div className={styles.inner}>
          <Link to={paths.home()} className={styles.brand} aria-label={text('header.homeLink', { name })}>
            {frame ? <StaticPart {...frame.logo} /> : null}
          </Link>
          <IconButton
            label={text(menuOpen ? 'header.close' : 'header.open')}
            className={styles.hamburger}
            aria-expanded={menuOpen}
            aria-controls="site-menu"
            data-menu-part=""
            onClick={toggleMenu}
          >
            {menuOpen ? <CloseIcon size={24} /> : <MenuIcon size={24} />}
          </IconButton>
          {menuOpen ? <div className={styles.veil} data-menu-part="" onClick={close} /> : null}
          <nav
            id="site-menu"
            aria-label={text('header.navigation')}
            className={classNames(styles.menu, menuOpen && styles.open)}
            data-menu-part={menuOpen ? '' : undefined}
            onClick={onLinks}
          >
            <ul className={styles.entries}>
              {MENU.map((entry) =>
                'links' in entry ? (
                  <MenuGroup
                    key={entry.id}
                    entries={entry}
                    open={openGroup === entry.id}
                    onToggle={() => toggleGroup(entry.id)}
                    onLeave={onLeaveGroup}
                  />
                ) : (
                  <li key={entry.to} className={styles.entry}>
                    <NavLink to={entry.to} className={styles.top}>
                      {text(entry.label)}
                    </NavLink>
                  </li>
                ),
              )}
            </ul>
            <ul className={styles.personal}>
              {roleLink ? (
                <li className={styles.forSignedIn}>
                  <NavLink to={roleLink.to} className={styles.top}>
                    <roleLink.Icon />
                    {text(roleLink.label)}
                  </NavLink>
                </li>
              ) : null}
              {PERSONAL.map(({ label, to, Icon }) => (
                <li key={to} className={styles.forSignedIn}>
                  <NavLink to={to} className={styles.top}>
                    <Icon />
                    {text(label)}
                  </NavLink>
                </li>
              ))}
              <li className={styles.forVisitors}>
                <Link to={FREE_TRIAL} className={styles.top}>
                  <PencilIcon />
                  {text('menu.freeTrial')}
                </Link>
              </li>
              <li className={styles.forVisitors}>
                <Link to={paths.signin()} className={styles.top}>
                  <UserIcon />
                  {text('header.signin')}
                </Link>
              </li>
              <li>
                <Link to={paths.cart()} className={styles.top} aria-label={cartLabel}>
                  <CartIcon count={count} />
                  {text('header.cart')}
                </Link>
              </li>
            </ul>
          </nav>
          <div className={styles.tools}>
            <LanguageToggle />
            <Link to={FREE_TRIAL} className={classNames(styles.trial, styles.forVisitors)}>
              {text('menu.freeTrial')}
            </Link>
            <Link
              to={paths.signin()}
              className={classNames(styles.icon, styles.word, styles.forVisitors)}
              aria-label={text('header.signin')}
            >
              <UserIcon size={22} />
              <span>{text('header.signin')}</span>
            </Link>
            {roleLink ? (
              <Link
                to={roleLink.to}
                className={classNames(styles.icon, styles.forSignedIn, styles.wide)}
                aria-label={text(roleLink.label)}
                title={text(roleLink.label)}
              >
                <roleLink.Icon size={22} />
              </Link>
            ) : null}
            {PERSONAL.map(({ label, to, Icon, wide }) => (
              <Link
                key={to}
                to={to}
                className={classNames(styles.icon, styles.forSignedIn, wide && styles.wide)}
                aria-label={text(label)}
                title={text(label)}
              >
                <Icon size={22} />
              </Link>
            ))}
            <SignOutButton onSignOut={onSignOut} />
            <Link to={paths.cart()} className={styles.icon} aria-label={cartLabel} title={cartLabel}>
              <CartIcon count={count} size={22} />
            </Link>
          </div>
        </div>
      </div>
    </header>
  );
}
