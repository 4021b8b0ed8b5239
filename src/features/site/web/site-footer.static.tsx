import { Link } from 'react-router';
import { paths } from '#paths';
import { BandScale } from '#ui/band-scale.tsx';
import { Container } from '#ui/layout.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { SocialLinks } from './social-links.tsx';
import type { SiteFrame } from '../contract.ts';
import styles from './site-footer.module.css';

const GROUPS = [
  {
    title: 'footer.learn',
    links: [
      { label: 'menu.courses', to: paths.courses() },
      { label: 'menu.mockTests', to: paths.plans() },
      { label: 'menu.freeTrial', to: paths.plan({ slug: 'free-trial' }) },
      { label: 'menu.teachers', to: paths.teachers() },
    ],
  },
  {
    title: 'footer.school',
    links: [
      { label: 'menu.about', to: paths.about() },
      { label: 'menu.contact', to: paths.contact() },
      { label: 'footer.careers', to: paths.careers() },
    ],
  },
  {
    title: 'footer.help',
    links: [
      { label: 'footer.faq', to: paths.faq() },
      { label: 'footer.howWeMark', to: paths.howWeMark() },
      { label: 'footer.terms', to: paths.terms() },
      { label: 'footer.privacy', to: paths.privacy() },
      { label: 'footer.sitemap', to: paths.sitemap() },
    ],
  },
] as const;

/** The frame's footer: links to all parts of the site, social networks, the owner. */
export function SiteFooter({ site, year }: { readonly site: SiteFrame; readonly year: number }) {
  const text = useText('site');
  return (
    <footer className={styles.footer}>
      <Container>
        <div className={styles.columns}>
          <div className={styles.school}>
            <BandScale band={9} />
            <p className={styles.name} lang="en">
              {site.name}
            </p>
            <p className={styles.small}>
              <a href={`mailto:${site.email}`} className={styles.mail}>
                {site.email}
              </a>
              <br />
              {site.hours}
            </p>
            {site.social.length === 0 ? null : (
              <SocialLinks social={site.social} label={text('footer.social')} />
            )}
          </div>
          <nav aria-label={text('footer.label')} className={styles.links}>
            {GROUPS.map(({ title, links }) => (
              <div key={title}>
                <h2 className={styles.title}>{text(title)}</h2>
                <ul className={styles.list}>
                  {links.map(({ label, to }) => (
                    <li key={to}>
                      <Link to={to} className={styles.link}>
                        {text(label)}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        <div className={styles.last}>
          <p>{text('footer.copyright', { year, name: site.name })}</p>
          <p>{text('footer.notice')}</p>
        </div>
      </Container>
    </footer>
  );
}
