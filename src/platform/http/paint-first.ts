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
 * Lets a page be painted before its scripts are loaded. It can be read without them, and thirty scripts would
 * take a slow line or a slow machine from it. The router's inline script waits as a block of data until two
 * frames were drawn or half a second has passed. Its text is unchanged, so the policy's hash covers it. A
 * page without the router's script stays as it is.
 */
export function paintFirst(html: string): string {
  if (!html.includes(MODULE_SCRIPT)) return html;
  return html
    .replaceAll(MODULE_PRELOAD, LATER_PRELOAD)
    .replace(MODULE_SCRIPT, LATER_SCRIPT)
    .replace('</head>', () => `<script>${COME_ALIVE}</script></head>`);
}
