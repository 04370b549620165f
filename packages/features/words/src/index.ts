export { useCalendarWords } from './hooks/useCalendarWords.ts';
export { useFormWords } from './hooks/useFormWords.ts';
export { useListWords } from './hooks/useListWords.ts';
