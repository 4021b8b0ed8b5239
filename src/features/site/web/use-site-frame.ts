import { useRouteLoaderData } from 'react-router';
import type { SiteFrameData } from './render-frame.tsx';

/** The root loader's data about the site; undefined when the root itself could not be loaded. */
export function useSiteFrame(): SiteFrameData | undefined {
  return useRouteLoaderData('root') as SiteFrameData | undefined;
}
