/** The content of a preview's page. */
export type PreviewView = {
  readonly slug: string;
  readonly title: string;
  readonly draft: boolean;
  readonly sections: readonly { readonly skill: string; readonly note: string }[];
  /** As `check` reports them; empty: nothing is wrong. */
  readonly report: string;
  /** Why the files cannot be opened now. The last readable version is shown instead. */
  readonly broken: string | undefined;
  /** When the files were read, as `14:05:09`. */
  readonly readAt: string;
};

const STYLE = `
  body { margin: 0 auto; max-width: 46rem; padding: 2rem 1rem 4rem; font: 1rem/1.6 system-ui, sans-serif;
    color: #1c2430; background: #fbfaf7; }
  h1 { margin: 0 0 .25rem; font-size: 1.5rem; line-height: 1.25; }
  h2 { margin: 2.5rem 0 .75rem; font-size: 1.125rem; }
  p { margin: 0 0 1rem; }
  .quiet { color: #566072; }
  ul { margin: 0; padding: 0; list-style: none; border-top: 1px solid #d9d6cc; }
  li { display: flex; flex-wrap: wrap; align-items: center; padding: .75rem 0; border-bottom: 1px solid #d9d6cc; }
  li span { flex: 1 1 14rem; padding-right: 1rem; }
  li strong { display: block; }
  li strong::first-letter { text-transform: uppercase; }
  button { min-height: 2.75rem; padding: 0 1.25rem; border: 0; border-radius: .375rem; font: inherit; font-weight: 600;
    color: #fff; background: #1f4e79; cursor: pointer; }
  button:hover { background: #163a5b; }
  :focus-visible { outline: 3px solid #c77700; outline-offset: 2px; }
  .broken { padding: .75rem 1rem; border-left: 4px solid #b3261e; background: #fdeeec; white-space: pre-wrap; }
  pre { margin: 0; padding: 1rem; overflow-x: auto; font-size: .8125rem; line-height: 1.5; white-space: pre-wrap;
    background: #fff; border: 1px solid #d9d6cc; border-radius: .375rem; }
  @media (prefers-color-scheme: dark) {
    body { color: #e8e6e0; background: #14181f; }
    .quiet { color: #a7b0bf; }
    ul, li, pre { border-color: #363d49; }
    pre { background: #1b212a; }
    button { background: #7fb2de; color: #10161d; }
    button:hover { background: #a3c9ea; }
    .broken { background: #3a1f1d; }
  }`;

/** The start of a preview: each section in the player, the whole test, and the problems to fix. */
export function previewPage(view: PreviewView): string {
  const { slug, title, draft, sections, report, broken, readAt } = view;
  const rows = [
    ...sections.map(({ skill, note }) => row(skill, note, skill)),
    row('the whole test', 'all sections in their order, as in the exam', 'all'),
  ];
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(slug)}: preview</title>
<style>${STYLE}</style>
<h1>${escaped(title)}</h1>
<p class="quiet">content/mock-tests/${escaped(slug)}${draft ? ', a draft' : ''}. Read at ${escaped(readAt)}. Every saved change is read at once; each start shows the paper as it is then. Reload this page for the list below.</p>
${broken === undefined ? '' : `<p class="broken"><strong>These files cannot be opened as they are; the paper before is shown.</strong>\n${escaped(broken)}</p>`}
<ul>
${rows.join('\n')}
</ul>
<h2>To mend</h2>
<pre>${report === '' ? 'Nothing: every rule is kept.' : escaped(report)}</pre>
</html>
`;
}

function row(name: string, note: string, skill: string): string {
  return `<li><span><strong>${escaped(name)}</strong>${escaped(note)}</span><form method="post" action="/preview/start"><input type="hidden" name="skill" value="${escaped(skill)}"><button>Start ${escaped(name)}</button></form></li>`;
}

function escaped(text: string): string {
  return text.replace(/&/gu, '&amp;').replace(/</gu, '&lt;').replace(/>/gu, '&gt;').replace(/"/gu, '&quot;');
}
