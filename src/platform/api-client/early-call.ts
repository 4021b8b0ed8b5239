import type { Language } from '../i18n/language.ts';
import { getStoredSession } from './stored-session.ts';

/** A call that a page sent before its scripts were there. */
type EarlyCall = {
  /** The id of the account it was sent for. */
  readonly owner: string;
  readonly language: Language;
  readonly path: string;
  readonly answer: Promise<Response>;
};

/** As `API_TIMEOUT_MS` of the other calls; that module would come with all of them. */
const PATIENCE_MS = 30_000;

/**
 * For an inline script, in the form that the browsers of 2019 understand: a function that sends the GET of `path` at once
 * as the person who is signed in, and gives its answer to `show` while that person is signed in. A token that has run
 * out is renewed first, as `renewSession` does it. Nobody is signed in: it does nothing. When anything fails, the call
 * of the page finds out the same way that it would without this.
 */
export const EARLY_CALL_SCRIPT = `function(path,show){
var d=document.documentElement.dataset,l=document.documentElement.lang,a=localStorage,kept=a.getItem('auth'),s=kept&&JSON.parse(kept),stop=new AbortController;
if(!s||!s.token||!s.user)return;
function send(way,method,token){var h={'X-Requested-Key':d.appKey,'Accept-Language':l};
if(token)h.Authorization='Bearer '+token;
return fetch((d.apiBase||'')+way,{method:method,credentials:'include',signal:stop.signal,headers:h})}
function isSpent(){return JSON.parse(atob(s.token.split('.')[1].replace(/-/g,'+').replace(/_/g,'/'))).exp*1000<Date.now()}
function renew(){
if(a.getItem('auth')!==kept)return;
return send('/api/users/token/refresh','POST').then(function(r){return r.ok&&r.json()}).then(function(n){
if(!n||a.getItem('auth')!==kept)return;
kept=JSON.stringify({user:n.user,role:n.role,token:n.token});a.setItem('auth',kept)})}
function ready(){try{if(!isSpent())return Promise.resolve()}catch(e){return Promise.resolve()}
return(navigator.locks?navigator.locks.request('renew-session',renew):Promise.resolve(renew())).catch(function(){})}
var answer=ready().then(function(){kept=a.getItem('auth');var now=kept&&JSON.parse(kept);
if(!now||now.user.id!==s.user.id)throw 0;
return send(path,'GET',now.token)}).then(function(r){
if(r.ok)r.clone().json().then(function(reply){
var now=a.getItem('auth');if(now&&JSON.parse(now).user.id===s.user.id)show(reply)}).catch(function(){});
return r});
answer.catch(function(){});
setTimeout(function(){stop.abort()},${PATIENCE_MS});
window.earlyCall={owner:s.user.id,language:l,path:path,answer:answer}}`;

/**
 * The answer to a call that the page has sent early, once. Undefined: it sent none, or for somebody else, in another
 * language, to another path.
 */
export function takeEarlyAnswer(path: string): Promise<Response> | undefined {
  const place = window as { earlyCall?: EarlyCall };
  const early = place.earlyCall;
  delete place.earlyCall;
  if (!early) return undefined;
  const { id } = (getStoredSession()?.user ?? {}) as { readonly id?: string };
  const isWanted =
    early.owner === id && early.language === document.documentElement.lang && early.path === path;
  return isWanted ? early.answer : undefined;
}
