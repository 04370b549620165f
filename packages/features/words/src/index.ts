export { FormDrawer } from './components/FormDrawer.tsx';
export { useFormGuard } from './hooks/useFormGuard.ts';
export { MoneyField } from './components/MoneyField.tsx';
export { NumberField } from './components/NumberField.tsx';
export { useCalendarWords } from './hooks/useCalendarWords.ts';
export { useFailedWords } from './hooks/useFailedWords.ts';
export { useFormWords } from './hooks/useFormWords.ts';
export { useListWords } from './hooks/useListWords.ts';
