import type { SiteFrame } from '../contract.ts';

type Facts = Pick<SiteFrame, 'description' | 'email' | 'social'>;

/** The school for search engines (https://schema.org/EducationalOrganization), as pageMeta takes it. */
export function organizationJsonLd({ description, email, social }: Facts) {
  return (publicUrl: string, name: string): readonly object[] => [
    {
      '@context': 'https://schema.org',
      '@type': 'EducationalOrganization',
      '@id': `${publicUrl}/#school`,
      name,
      url: `${publicUrl}/`,
      logo: `${publicUrl}/media/art/og.png`,
      description,
      email,
      sameAs: social.map(({ url }) => url),
    },
  ];
}
