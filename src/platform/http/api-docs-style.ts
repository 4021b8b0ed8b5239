/**
 * The documentation's style sheet, a separate file so that the policy needs no exception. Colours:
 * src/ui/tokens.css.
 */
export const API_DOCS_STYLE = `
:root{color-scheme:light;--paper:#fbfaf7;--surface:#ffffff;--ink:#1b2333;--muted:#566074;--line:#e3e0d8;
--primary:#0b5d5b;--tint:#e4f0ee;--focus:#1d4ed8}
@media (prefers-color-scheme:dark){:root{color-scheme:dark;--paper:#14171c;--surface:#1c2027;--ink:#ece8df;
--muted:#aab0bb;--line:#333943;--primary:#72c7bd;--tint:#1b3233;--focus:#8fb4ff}}
*{box-sizing:border-box}
body{font:17px/1.6 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif;max-width:58rem;margin:0 auto;
padding:2rem 1rem 4rem;color:var(--ink);background:var(--paper);overflow-wrap:anywhere}
h1,h2{font-family:ui-serif,'Iowan Old Style',Georgia,serif;line-height:1.22}
h2{margin:3rem 0 0}h3{font-size:1rem;margin:0 0 .25rem}
p{margin:.25rem 0}a{color:var(--primary)}
nav ul{list-style:none;padding:0;margin:.25rem 0 1rem;columns:22rem 2;column-gap:2rem}
nav li{break-inside:avoid}nav a{display:block;padding:.3rem 0;text-decoration:none}nav a:hover{text-decoration:underline}
nav h2{font-size:1rem;margin:1.5rem 0 0}
section{border-top:1px solid var(--line);padding:1.5rem 0}
section:target{background:var(--tint);box-shadow:-1rem 0 var(--tint),1rem 0 var(--tint)}
code,pre{font:14px/1.55 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
pre{background:var(--surface);border:1px solid var(--line);border-radius:6px;padding:.75rem;margin:.25rem 0 1rem;
overflow:auto;white-space:pre-wrap}
b{display:inline-block;min-width:4.2em;color:var(--primary);font:600 14px/1.55 ui-monospace,Menlo,Consolas,monospace;
text-transform:uppercase}
.who{color:var(--muted);font-size:.9rem}
table{border-collapse:collapse;margin:.75rem 0;width:100%;font-size:.95rem}
th{text-align:left;color:var(--muted);font-weight:600}
th,td{padding:.3rem .75rem .3rem 0;border-bottom:1px solid var(--line);vertical-align:top}
summary{cursor:pointer;padding:.4rem 0}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}`;
