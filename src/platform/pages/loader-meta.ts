import type { MetaDescriptor } from 'react-router';

/** A route's `meta` when its loader sends one (`pageMeta`): the head is made on the server, and no script makes it. */
export function loaderMeta({ loaderData }: { readonly loaderData?: unknown }): MetaDescriptor[] {
  return (loaderData as { readonly meta?: MetaDescriptor[] } | undefined)?.meta ?? [];
}
