export { actionMessages } from './actions.ts';
export { fieldErrorMessages } from './fieldErrors.ts';
export { fieldMessages } from './fields.ts';
export { problemMessages } from './problems.ts';
