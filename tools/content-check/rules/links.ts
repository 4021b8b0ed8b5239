import { PROSE_FOLDERS } from '#features/site/server/load-site.ts';
import type { ContentProblem } from '#platform/content/content-problem.ts';
import type { Content } from '../content.ts';
import type { ContentRule } from '../content-rule.ts';
import { listStrings } from '../json-strings.ts';
import { listSiteAddresses } from '../site-addresses.ts';

const MARKDOWN_LINK = /\[[^\]]*\]\(([^)\s]*)[^)]*\)/gu;
const LINK_FIELDS = new Set(['href', 'url']);

type Link = { readonly file: string; readonly place: string; readonly address: string };

/** A link leads to a page that there is; one to elsewhere is encrypted. */
export const links: ContentRule = {
  name: 'links',
  check(content) {
    const addresses = listSiteAddresses(content);
    return [...markdownLinks(content), ...fieldLinks(content)].flatMap((link) =>
      checkLink(content, addresses, link),
    );
  },
};

function markdownLinks({ texts }: Content): Link[] {
  return texts.flatMap(({ file, place, text }) =>
    [...text.matchAll(MARKDOWN_LINK)].map(([, address = '']) => ({ file, place, address })),
  );
}

/** The slides write `./courses`. */
function fieldLinks({ files }: Content): Link[] {
  return listStrings(files)
    .filter(({ file, path }) => !file.startsWith('schema/') && LINK_FIELDS.has(path.at(-1) ?? ''))
    .map(({ file, path, value }) => ({ file, place: path.join('.'), address: value.replace(/^\.\//u, '/') }));
}

function checkLink(
  content: Content,
  addresses: ReadonlySet<string>,
  { file, place, address }: Link,
): ContentProblem[] {
  const problem = (what: string, how: string): ContentProblem[] => [{ file, place, what, how }];
  if (/^(?:https:\/\/|mailto:)[^\s]+$/u.test(address)) return [];
  if (address.startsWith('http:'))
    return problem(`${address} is not encrypted.`, 'Link to its https address.');
  if (address.startsWith('#')) {
    return hasClause(content, file, address)
      ? []
      : problem(`There is no place ${address} on this page.`, 'Mend the link.');
  }
  const [, page = '', anchor = ''] = /^([^?#]*)(?:\?[^#]*)?(#.*)?$/u.exec(address) ?? [];
  if (!page.startsWith('/') || !addresses.has(page)) {
    const how = 'Link to a page that is there, such as /courses, or to an https address.';
    return problem(`There is no page ${address}.`, how);
  }
  const prose = Object.entries(PROSE_FOLDERS).find(([name]) => page === `/${name}`);
  if (!prose || anchor === '' || hasClause(content, `${prose[1]}/${prose[0]}.en.md`, anchor)) return [];
  return problem(`There is no place ${anchor} on ${page}.`, 'Mend the link.');
}

/** Headings of prose pages are counted: #clause-1, #clause-2, … */
function hasClause({ files }: Content, file: string, anchor: string): boolean {
  const [, number] = /^#clause-(\d+)$/u.exec(anchor) ?? [];
  const clauses = files.get(file)?.match(/^## /gmu)?.length ?? 0;
  return number !== undefined && Number(number) >= 1 && Number(number) <= clauses;
}
