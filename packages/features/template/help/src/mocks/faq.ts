import { mockBehaviour, type Amount } from '@servery/api/mocks';
import type { FaqEntry, FaqGroup } from '@servery/api/template';
import { matchesSearch } from '@servery/domain/search';
import { faqSeeds } from './faqSample.ts';

/** How often each entry is repeated. */
const rounds: Record<Amount, number> = { none: 0, usual: 1, many: 20 };

/** Returns the categories of the current scenario. */
function groupsNow(): FaqGroup[] {
  const { amount } = mockBehaviour;
  if (amount === 'none') return [];
  return faqSeeds.map(({ questions = [], services = [], pages = [], ...group }, index) => {
    const once = [
      ...questions.map(([question, ...ans]) => ({ question, ans })),
      ...services.map(([name, price]) => ({ name, price })),
    ];
    const qandA = Array.from({ length: rounds[amount] }, () => once).flat();
    return {
      ...group,
      pages,
      qandA: qandA.map((entry, at) => ({ id: (index + 1) * 1000 + at, ...entry })),
    };
  });
}

const nameOf = (entry: FaqEntry) => ('question' in entry ? entry.question : entry.name);

/** Returns the categories with only the entries whose question or name matches. */
export const findFaq = (q: string): FaqGroup[] =>
  groupsNow().map((group) => ({
    ...group,
    qandA: group.qandA.filter((entry) => matchesSearch(q, nameOf(entry))),
  }));
