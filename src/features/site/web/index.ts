export { renderFrame } from './render-frame.tsx';
export { siteReader } from './site-context.ts';
export { SiteErrorPage } from './site-error-page.tsx';
export { SiteShell } from './site-shell.tsx';
