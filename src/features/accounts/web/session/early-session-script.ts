import { paths } from '#paths';

/**
 * For the head of every page, before the first paint: marks the root when somebody is signed in, and redirects as
 * `sessionRedirect` does. `d` is the root element, which lists the guarded addresses.
 */
export const EARLY_SESSION_SCRIPT = `var l=location,a=localStorage.getItem('auth'),w=l.pathname;
if(a)d.setAttribute('data-signed-in','');
w=a?w==='${paths.home()}'&&'${paths.me()}'+l.search:RegExp(d.dataset.guarded||'^$').test(w)&&'${paths.signin()}?next='+encodeURIComponent(w+l.search+l.hash);
if(w){d.hidden=true;l.replace(w)}`;
