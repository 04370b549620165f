import { choice, defineView, scope } from '@servery/screens/view';

/** The URL state of a person's permissions. */
export const rightsView = defineView({
  tab: scope(choice(['edit', 'seen'], 'edit')),
});
