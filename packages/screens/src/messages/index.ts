export { actionMessages } from './actions.ts';
export { fieldMessages } from './fields.ts';
export { problemMessages } from './problems.ts';
