import type { ContentProblem } from '#platform/content/content-problem.ts';
import type { Content } from '../content.ts';
import type { ContentRule } from '../content-rule.ts';

type Named = { readonly file: string; readonly place: string; readonly name: string };

/** Keys, slugs and places in the order are used once; a slug is the name of its file; a plan's mock test is there. */
export const names: ContentRule = {
  name: 'names',
  check: (content) => [
    ...namespaces(content).flatMap(findRepeated),
    ...checkSlugs(content),
    ...checkPlans(content),
  ],
};

/** Lists of names of which none may come twice. */
function namespaces({ courses, plans, teachers, papers, faq, home, site }: Content): Named[][] {
  const fields = (
    files: readonly { file: string; value: { key: string; slug: string; order: number } }[],
  ) => [
    files.map(({ file, value }) => ({ file, place: 'key', name: value.key })),
    files.map(({ file, value }) => ({ file, place: 'slug', name: value.slug })),
    files.map(({ file, value }) => ({ file, place: 'order', name: String(value.order) })),
  ];
  const topics = faq?.value.topics ?? [];
  return [
    ...fields(courses),
    ...fields(plans),
    ...fields(teachers),
    papers.map(({ file, value }) => ({ file, place: 'slug', name: value.slug })),
    topics.map(({ key }, i) => ({ file: 'faq.json', place: `topics.${i}.key`, name: key })),
    topics.flatMap(({ questions }, t) =>
      questions.map(({ key }, q) => ({
        file: 'faq.json',
        place: `topics.${t}.questions.${q}.key`,
        name: key,
      })),
    ),
    (home?.value.slides ?? []).map(({ key }, i) => ({
      file: 'home.json',
      place: `slides.${i}.key`,
      name: key,
    })),
    (site?.value.figures ?? []).map(({ key }, i) => ({
      file: 'site.json',
      place: `figures.${i}.key`,
      name: key,
    })),
  ];
}

function checkPlans({ plans, papers }: Content): ContentProblem[] {
  return plans.flatMap(({ file, value: { paper } }): ContentProblem[] => {
    if (paper === null) return [];
    const problem = (what: string, how: string) => [{ file, place: 'paper', what, how }];
    const named = papers.find(({ value }) => value.slug === paper)?.value;
    if (!named) return problem(`There is no mock test ${paper}.`, 'Name one that is there, or null.');
    return named.draft
      ? problem(`${paper} is a draft.`, 'Finish it and take out "draft", or name another.')
      : [];
  });
}

function findRepeated(all: Named[]): ContentProblem[] {
  return all.flatMap(({ file, place, name }, i) => {
    const first = all.findIndex((each) => each.name === name);
    if (first === i) return [];
    const what = `${name} is taken by content/${all[first]?.file} already.`;
    return [{ file, place, what, how: 'Choose another.' }];
  });
}

function checkSlugs({ courses, plans, teachers, papers, writingPrompts }: Content): ContentProblem[] {
  return [...courses, ...plans, ...teachers, ...papers, ...writingPrompts].flatMap(
    ({ file, value: { slug } }) => {
      const [, folder, name] = /([\w-]+)\/(?:([\w-]+)\.json)$/u.exec(file) ?? [];
      const expected = name === 'course' || name === 'paper' || name === 'set' ? folder : name;
      if (slug === expected) return [];
      return [{ file, place: 'slug', what: `${slug} is not the file’s name.`, how: `Write ${expected}.` }];
    },
  );
}
