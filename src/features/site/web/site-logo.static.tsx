import { LogoMark } from '#ui/logo-mark.tsx';

/** The sign of the school, for the headers of all pages. */
export function SiteLogo({ name }: { readonly name: string }) {
  return <LogoMark name={name} />;
}
