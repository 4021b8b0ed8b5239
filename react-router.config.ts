import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  // The office entry is built beside the site (tools/bootstrap/build.mjs).
  buildDirectory: process.env.SITE_ENTRY === 'office' ? 'build/office' : 'build',
  ssr: true,
  // A page names its own routes; those behind its links are asked for once it is idle. 2.4 KB less script than all
  // of them at once.
  routeDiscovery: { mode: 'lazy' },
} satisfies Config;
