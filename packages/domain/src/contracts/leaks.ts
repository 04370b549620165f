import { isMasked, personalAccess } from '../people/personal.ts';
import { people } from '../sample/people.ts';

const wholePhone = /\+\d{7,15}/;

/** Returns where an answer shows a phone number or an address unmasked, as paths such as `member.phone`. */
export function leaksIn(answer: unknown, path = ''): string[] {
  if (!answer || typeof answer !== 'object') return [];
  return Object.entries(answer).flatMap(([key, value]) => {
    const at = path === '' ? key : `${path}.${key}`;
    if (typeof value !== 'string') return leaksIn(value, at);
    const isField = key === 'phone' || key === 'address';
    const isShown = isField && value !== '' && !isMasked(value);
    return isShown || wholePhone.test(value) ? [at] : [];
  });
}

/** Whether a sample person must never read a whole phone number or an address, unless they searched for it. */
export const readsMasked = (username: string): boolean => {
  const person = people.find((one) => one.username === username);
  return person !== undefined && personalAccess(person) !== 'full';
};
