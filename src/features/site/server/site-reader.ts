import { renderMarkdown } from '#platform/content/render-markdown.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { Figure, ProsePage, ProseView, SiteReader } from '../contract.ts';
import { shownCount } from '../domain/shown-count.ts';
import type { COUNTED } from './content-schemas.ts';
import type { LoadedSite } from './load-site.ts';

export type Counts = Readonly<Record<(typeof COUNTED)[number], number>>;

const DESCRIPTION_LENGTH = 155;

/** Whether a link names an account of a social network. The network's own home page names none. */
function namesAnAccount(url: string): boolean {
  const { pathname, search } = new URL(url);
  return pathname !== '/' || search !== '';
}

function plainStart(html: string): string {
  const text = html
    .replace(/<[^>]+>/g, '')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length <= DESCRIPTION_LENGTH ? text : `${text.slice(0, DESCRIPTION_LENGTH - 1).trimEnd()}…`;
}

function toProse(markdown: string): ProseView {
  const [head = '', ...sections] = markdown.split(/^## +/m);
  const introduction = renderMarkdown(head);
  const clauses = sections.map((section, place) => {
    const end = section.indexOf('\n');
    const title = (end < 0 ? section : section.slice(0, end)).trim();
    return {
      id: `clause-${place + 1}`,
      title,
      html: renderMarkdown(`# ${title}\n${end < 0 ? '' : section.slice(end + 1)}`).html,
    };
  });
  const first = introduction.html || clauses[0]?.html || introduction.title;
  return {
    title: introduction.title,
    introductionHtml: introduction.html,
    clauses,
    description: plainStart(first),
  };
}

/** The site's content as pages see it: in one language, with rendered Markdown and counted figures. */
export function createSiteReader({ site, home, faq, prose }: LoadedSite, counts: Counts): SiteReader {
  function listFigures(language: Language): Figure[] {
    return site.figures.flatMap((figure) => {
      const label = figure.label[language];
      if ('value' in figure) return [{ key: figure.key, value: figure.value[language], label }];
      const value = shownCount(counts[figure.counted], figure.goal);
      return value === undefined ? [] : [{ key: figure.key, value, label }];
    });
  }

  function listTopics(language: Language) {
    return faq.topics.map(({ key, title, questions }) => ({
      key,
      title: title[language],
      questions: questions.map((each) => ({
        key: each.key,
        question: each.question[language],
        html: renderMarkdown(each.answer[language]).html,
        home: each.home === true,
      })),
    }));
  }

  return {
    getFrame(language) {
      const { name, email, hours, location, description, social } = inLanguage(site, language);
      const ownPages = social.filter(({ url }) => namesAnAccount(url));
      return { name, email, hours, location, description, social: ownPages };
    },
    getHome(language) {
      const {
        slides,
        courses,
        mockTests,
        teachers,
        example,
        faq: faqHeading,
        figures,
      } = inLanguage(home, language);
      const questions = listTopics(language)
        .flatMap((topic) => topic.questions)
        .filter((each) => each.home)
        .map(({ key, question, html }) => ({ key, question, html }));
      return {
        slides,
        courses,
        mockTests,
        teachers,
        example,
        figures: { ...figures, list: listFigures(language) },
        faq: { ...faqHeading, questions },
      };
    },
    getFaq: (language) =>
      listTopics(language).map(({ questions, ...topic }) => ({
        ...topic,
        questions: questions.map(({ key, question, html }) => ({ key, question, html })),
      })),
    getProse(page: ProsePage, language: Language) {
      const markdown = prose.get(`${page} ${language}`);
      if (markdown === undefined) throw new Error(`No text was loaded for ${page} in ${language}.`);
      return toProse(markdown);
    },
  };
}
