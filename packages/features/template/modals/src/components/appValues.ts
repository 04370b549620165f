import type { AppCategory, AppDatabase, AppFramework } from '@servery/api/template';

/** The form of a new app before anything is entered. */
export const blankApp = {
  name: '',
  category: 'ordering' as AppCategory,
  framework: 'React' as AppFramework,
  database: 'PostgreSQL' as AppDatabase,
  card: { number: '', holder: '', expires: '', code: '' },
};
export type AppValues = typeof blankApp;
