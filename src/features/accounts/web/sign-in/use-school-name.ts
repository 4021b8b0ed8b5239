import { useRouteLoaderData } from 'react-router';

/** The school's name from the root's loader; empty when that failed. */
export function useSchoolName(): string {
  const root = useRouteLoaderData('root') as { readonly site: { readonly name: string } } | undefined;
  return root?.site.name ?? '';
}
