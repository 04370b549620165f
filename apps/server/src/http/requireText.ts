import { invalid } from '@servery/api';

const isText = (value: string) => value.isWellFormed() && !value.includes('\0');

/**
 * Refuses text that a database can't store, anywhere in a request: NUL and malformed Unicode.
 * @throws `invalid`
 */
export function requireText(request: Request, body: unknown): void {
  for (const [key, value] of new URL(request.url).searchParams)
    if (!isText(key) || !isText(value)) throw invalid('query', 'text', 'Must be valid text.');
  const rest: unknown[] = [body];
  while (rest.length > 0) {
    const value = rest.pop();
    if (typeof value === 'string') {
      if (!isText(value)) throw invalid('body', 'text', 'Must be valid text.');
    } else if (value && typeof value === 'object') {
      for (const [key, child] of Object.entries(value)) rest.push(key, child);
    }
  }
}
