export { CONTACT_DATA } from './contact-data.ts';
export { loadSite } from './load-site.ts';
export { createSiteReader } from './site-reader.ts';
export { mountContactRoutes } from './contact-routes.ts';
export { forgetContactMessagesJob } from './forget-contact-messages-job.ts';
