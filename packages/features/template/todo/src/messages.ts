export { formMessages } from './messages/form.ts';
export {
  completeMessages,
  countMessages,
  filterMessages,
  listMessages,
  sortMessages,
  tagMessages,
} from './messages/list.ts';
