const MODULE_PRELOAD = '<link rel="modulepreload" ';
const LATER_PRELOAD = '<link rel="later" ';
const MODULE_SCRIPT = '<script type="module" async="">';
const LATER_SCRIPT = '<script type="text/later">';

// Runs in the browsers of 2019. A hidden tab draws no frames, and must come alive all the same.
const COME_ALIVE = `addEventListener('DOMContentLoaded',function(){var d=document,c=0;
function go(){if(c++)return;d.querySelectorAll('link[rel=later]').forEach(function(l){l.rel='modulepreload'});
var s=d.querySelector('script[type="text/later"]'),m=d.createElement('script');
if(s){m.type='module';m.text=s.text;s.parentNode.replaceChild(m,s)}}
requestAnimationFrame(function(){requestAnimationFrame(function(){setTimeout(go)})});setTimeout(go,d.hidden?0:500)})`;

/**
 * Lets a page be painted before its scripts are asked for: it can be read without them, and on a slow line thirty scripts take the line
 * from it, on a slow machine its time. What the router would run at once waits as a block of data, by the same text and so under the
 * same hash in the policy, until two frames were drawn or half a second is over. A page without the router's script stays as it is.
 */
export function paintFirst(html: string): string {
  if (!html.includes(MODULE_SCRIPT)) return html;
  return html
    .replaceAll(MODULE_PRELOAD, LATER_PRELOAD)
    .replace(MODULE_SCRIPT, LATER_SCRIPT)
    .replace('</head>', () => `<script>${COME_ALIVE}</script></head>`);
}
