import { FormDrawer as KitFormDrawer, type FormDrawerProps } from '@servery/ui';
import { useFormWords } from '../hooks/useFormWords.ts';

/** The kit's form drawer in the reader's language. */
export function FormDrawer(props: Omit<FormDrawerProps, 'words'>) {
  return <KitFormDrawer {...props} words={useFormWords()} />;
}
