export { formWords } from './messages/form.ts';
export {
  completeWords,
  countWords,
  filterWords,
  listWords,
  sortWords,
  tagWords,
} from './messages/list.ts';
