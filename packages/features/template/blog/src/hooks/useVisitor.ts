import { useStored } from '@servery/screens/stored';

/** The name and email address that a visitor saved for further comments. */
interface Visitor {
  name: string;
  email: string;
}

const isVisitor = (value: unknown): value is Visitor | null =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'email' in value &&
  typeof value.email === 'string';

/** Returns the visitor that this browser has saved, or null, and its setter. */
export const useVisitor = () => useStored<Visitor | null>('servery.blog.visitor', null, isVisitor);
