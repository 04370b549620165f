import { Problem } from '@servery/api';
import { mockBehaviour, type Amount } from '@servery/api/mocks';
import { matchesSearch } from '@servery/domain/search';
import { knowledgeSeeds } from './knowledgeSample.ts';

const lastUpdated = '2026-10-12T02:00:00.000Z';
/** How often each category is repeated. */
const rounds: Record<Amount, number> = { none: 0, usual: 1, many: 20 };

/** Returns the `data:` URL of a drawing: an open book. */
function book([ground, line]: readonly [string, string]): string {
  const page = (x: number) =>
    `<path d="M48 34c-8-6-18-7-26-6v36c8-1 18 0 26 6z" ${x ? 'transform="matrix(-1 0 0 1 96 0)"' : ''}/>`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#${ground}"/>` +
    `<g fill="none" stroke="#${line}" stroke-width="4" stroke-linejoin="round">${page(0)}${page(1)}</g></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const slugOf = (question: string) =>
  question
    .toLowerCase()
    .replaceAll('’', '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const htmlOf = (text: string, steps: readonly string[]) =>
  `<p>${text}</p>${steps.length > 0 ? `<ol>${steps.map((step) => `<li>${step}</li>`).join('')}</ol>` : ''}`;

/** Returns the categories of the current scenario with their groups, questions and answers. */
function categoriesNow() {
  const seeds = Array.from({ length: rounds[mockBehaviour.amount] }, (_, round) =>
    knowledgeSeeds.map((seed) =>
      round === 0 ? seed : { ...seed, category: `${seed.category}-${round + 1}` },
    ),
  ).flat();
  return seeds.map(({ groups, colors, ...seed }, at) => {
    const filled = groups.map(({ guides, ...group }, groupAt) => ({
      id: (at + 1) * 100 + groupAt,
      ...group,
      guides: guides.map(([question, text, ...steps], guideAt) => ({
        id: (at + 1) * 1000 + groupAt * 100 + guideAt,
        question,
        slug: slugOf(question),
        content: htmlOf(text, steps),
      })),
    }));
    const count = filled.reduce((sum, { guides }) => sum + guides.length, 0);
    return { category: { id: at + 1, ...seed, img: book(colors), count }, groups: filled };
  });
}

type Guide = ReturnType<typeof categoriesNow>[number]['groups'][number]['guides'][number];
const linkTo = ({ id, question, slug }: Guide) => ({ id, question, slug });

const categoryNamed = (name: string) => {
  const found = categoriesNow().find(({ category }) => category.category === name);
  if (!found) throw new Problem('notFound');
  return found;
};

/** Returns the categories whose title, description or questions match. */
export const findCategories = (q: string) =>
  categoriesNow().flatMap(({ category, groups }) => {
    const found = groups
      .flatMap(({ guides }) => guides)
      .filter(({ question }) => matchesSearch(q, question)).length;
    const isFound = found > 0 || matchesSearch(q, category.title, category.desc);
    return isFound ? [{ ...category, found }] : [];
  });

/**
 * Returns a category with its matching questions.
 * @throws `notFound`
 */
export function findQuestions(name: string, q: string) {
  const { category, groups } = categoryNamed(name);
  const matching = groups.map(({ guides, ...group }) => ({
    ...group,
    questions: guides.filter(({ question }) => matchesSearch(q, question)).map(linkTo),
  }));
  return { category, groups: matching.filter(({ questions }) => questions.length > 0) };
}

/**
 * Returns a question with its answer.
 * @throws `notFound`
 */
export function readQuestion(name: string, slug: string) {
  const { category, groups } = categoryNamed(name);
  const group = groups.find(({ guides }) => guides.some((guide) => guide.slug === slug));
  const guide = group?.guides.find((each) => each.slug === slug);
  if (!group || !guide) throw new Problem('notFound');
  const { id, question: title, content } = guide;
  const relatedQuestions = group.guides.filter((each) => each !== guide).map(linkTo);
  return { category, question: { id, title, lastUpdated, relatedQuestions, content } };
}
