import { TextLink } from './text-link.tsx';
import styles from './breadcrumbs.module.css';

type BreadcrumbsProps = {
  /** The name of the trail, for screen readers. */
  readonly label: string;
  /** From the start to this page; the last one is where the reader is, and no link. */
  readonly items: ReadonlyArray<{ readonly label: string; readonly to?: string }>;
};

/** Where this page is in the site. */
export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {items.map((item, index) => (
          <li
            key={item.label}
            className={styles.item}
            aria-current={index === items.length - 1 ? 'page' : undefined}
          >
            {item.to === undefined || index === items.length - 1 ? (
              item.label
            ) : (
              <TextLink to={item.to} variant="plain">
                {item.label}
              </TextLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
