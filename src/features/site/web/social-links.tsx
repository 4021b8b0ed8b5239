import { FacebookIcon, InstagramIcon, YoutubeIcon } from '#ui/icons/social.tsx';
import type { SiteFrame, SocialNetwork } from '../contract.ts';
import styles from './site-footer.module.css';

const ICONS = {
  facebook: FacebookIcon,
  instagram: InstagramIcon,
  youtube: YoutubeIcon,
} satisfies Record<SocialNetwork, unknown>;

/** The school's social networks, one icon each. */
export function SocialLinks({
  social,
  label,
}: {
  readonly social: SiteFrame['social'];
  readonly label: string;
}) {
  return (
    <ul className={styles.social} aria-label={label}>
      {social.map(({ network, url, label: name }) => {
        const Icon = ICONS[network];
        return (
          <li key={network}>
            <a href={url} rel="noopener" aria-label={name} title={name} className={styles.network}>
              <Icon size={22} />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
