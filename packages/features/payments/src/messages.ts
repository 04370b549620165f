export { deleteMessages, formErrorMessages, formMessages } from './messages/form.ts';
export { factMessages, kindMessages, methodMessages, optionsMessages } from './messages/options.ts';
export { problemMessages, reasonMessages } from './messages/problems.ts';
