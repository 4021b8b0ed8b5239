import { startSite } from './site-process.ts';

/** One site for all browser tests; a test that kills or reconfigures a site starts its own. */
export default async function setUp(): Promise<() => Promise<void>> {
  const site = await startSite();
  process.env.SITE_URL = site.url;
  process.env.SITE_DATA_DIR = site.dataDir;
  return async () => {
    await site.stop();
  };
}
