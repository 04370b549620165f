import { mockBehaviour, templateAnswer } from '@servery/api/mocks';
import { listSelectOptions, listSuggestions } from '@servery/api/template';
import { matchesSearch } from '@servery/domain/search';
import { films } from './films.ts';

/** Returns the films of the current scenario with their ranks. */
const filmsNow = () =>
  (mockBehaviour.amount === 'none' ? [] : films).map((title, index) => ({
    id: index + 1,
    title,
    rank: index + 1,
  }));

/** The mock handlers of the lists. Nothing is stored, so there is nothing to reset. */
export const listsMocks = {
  handlers: [
    templateAnswer(listSelectOptions, ({ query: { query } }) => ({
      options: filmsNow()
        .filter(({ title }) => matchesSearch(query, title))
        .map(({ id, title }) => ({ value: String(id), label: title })),
    })),
    templateAnswer(listSuggestions, () => ({ suggestions: filmsNow() })),
  ],
  reset: () => {},
};
