import { useRouteLoaderData } from 'react-router';

/** The school's name, from what the root's loader sends; empty when that could not be loaded. */
export function useSchoolName(): string {
  const root = useRouteLoaderData('root') as { readonly site: { readonly name: string } } | undefined;
  return root?.site.name ?? '';
}
