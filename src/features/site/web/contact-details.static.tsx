import { paths } from '#paths';
import { Clock as ClockIcon, Mail as MailIcon, MapPin as MapPinIcon } from 'lucide-react';
import { TextLink } from '#ui/text-link.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { SiteFrame } from '../contract.ts';
import styles from './contact-page.module.css';

/** Other ways to reach the school. */
export function ContactDetails({ email, hours, location }: Pick<SiteFrame, 'email' | 'hours' | 'location'>) {
  const text = useText('site');
  return (
    <aside className={styles.aside}>
      <img className={styles.art} src="/media/art/pages/contact.svg" width={640} height={400} alt="" />
      <h2 className={styles.title}>{text('contact.detailsTitle')}</h2>
      <dl className={styles.details}>
        <div>
          <dt>
            <MailIcon />
            {text('contact.email')}
          </dt>
          <dd>
            <a href={`mailto:${email}`} className={styles.mail}>
              {email}
            </a>
          </dd>
        </div>
        <div>
          <dt>
            <ClockIcon />
            {text('contact.hours')}
          </dt>
          <dd>{hours}</dd>
        </div>
        <div>
          <dt>
            <MapPinIcon />
            {text('contact.location')}
          </dt>
          <dd>{location}</dd>
        </div>
      </dl>
      <p className={styles.hint}>{text('contact.faqHint')}</p>
      <TextLink to={paths.faq()} variant="arrow">
        {text('footer.faq')}
      </TextLink>
    </aside>
  );
}
