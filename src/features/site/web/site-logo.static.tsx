import { LogoMark } from '#ui/logo-mark.tsx';

/** The school's logo, for the headers of all pages. */
export function SiteLogo({ name }: { readonly name: string }) {
  return <LogoMark name={name} />;
}
