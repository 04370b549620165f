import { businessFields, isMasked, personalAccess } from '@servery/domain/people';
import { people } from '@servery/sample';

const wholePhone = /\+\d{7,15}/;

/**
 * Returns the paths in a response, such as `member.phone`, that contain a person's phone number or
 * address unmasked.
 */
export function leaksIn(answer: unknown, path = ''): string[] {
  if (!answer || typeof answer !== 'object') return [];
  return Object.entries(answer).flatMap(([key, value]) => {
    const at = path === '' ? key : `${path}.${key}`;
    if (typeof value !== 'string') return businessFields.has(key) ? [] : leaksIn(value, at);
    const isField = key === 'phone' || key === 'address';
    const isShown = isField && value !== '' && !isMasked(value);
    return isShown || wholePhone.test(value) ? [at] : [];
  });
}

/**
 * Whether a person of the sample must not see unmasked phone numbers and addresses, unless they
 * searched for them.
 */
export const readsMasked = (username: string): boolean => {
  const person = people.find((one) => one.username === username);
  return person !== undefined && personalAccess(person) !== 'full';
};
