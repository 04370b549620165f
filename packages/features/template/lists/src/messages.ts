import { defineMessages } from '@servery/screens/define';
import { appMessages } from '@servery/screens/messages';
import { defineMessage } from 'react-intl';

/** Messages of the lists. */
export const listsMessages = defineMessages({
  title: appMessages.lists,
  text: {
    id: 'lists.text',
    defaultMessage:
      'Two ways to find one of 100 films: a select that searches on the server, and a text field with suggestions.',
  },
  select: { id: 'lists.select', defaultMessage: 'Searchable select' },
  selectHelp: {
    id: 'lists.select.help',
    defaultMessage: 'Type part of a title to search all films.',
  },
  film: { id: 'lists.film', defaultMessage: 'Film' },
  autocomplete: { id: 'lists.autocomplete', defaultMessage: 'Autocomplete' },
  autocompleteHelp: {
    id: 'lists.autocomplete.help',
    defaultMessage: 'Choose a suggestion, or enter any other title.',
  },
  filmTitle: { id: 'lists.filmTitle', defaultMessage: 'Film title' },
  failed: { id: 'lists.failed', defaultMessage: 'Couldn’t load suggestions' },
});

/** The rank of a film, below its title. */
export const rankMessage = defineMessage<{ rank: number }>({
  id: 'lists.rank',
  defaultMessage: 'Rank {rank, number}',
});

/** The value of a field, below it. */
export const chosenMessage = defineMessage<{ title: string }>({
  id: 'lists.chosen',
  defaultMessage: 'Current value: {title}',
});
