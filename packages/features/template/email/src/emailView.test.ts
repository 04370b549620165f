import { describe, expect, test } from 'vitest';
import { emailQueryOf, readEmail, writeEmail, type EmailView } from './emailView.ts';

const plain: EmailView = { folder: 'inbox', label: '', q: '', mail: null, compose: null };

describe('email view URLs', () => {
  test.each<[string, Partial<EmailView>]>([
    ['/apps/email', {}],
    ['/apps/email/starred', { folder: 'starred' }],
    ['/apps/email/label/private?q=scarf', { label: 'private', q: 'scarf' }],
    ['/apps/email/sent?mail=12', { folder: 'sent', mail: 12 }],
    ['/apps/email?mail=3&compose=reply-all-3', { mail: 3, compose: { way: 'reply-all', id: 3 } }],
    ['/apps/email/draft?compose=7', { folder: 'draft', compose: 7 }],
    ['/apps/email?compose=new', { compose: 'new' }],
  ])('%s maps to its view and back', (address, view) => {
    expect(readEmail(address)).toEqual({ ...plain, ...view });
    expect(writeEmail('/apps/email', view)).toBe(address);
  });

  test.each([
    '/apps/email/inbox',
    '/apps/email/attic',
    '/apps/email/label/loud',
    '/apps/email?mail=0&compose=shout-3&q=',
    '/apps/email?compose=reply-0',
  ])('%s ignores invalid parameters', (address) => expect(readEmail(address)).toEqual(plain));

  test('writing a view preserves unrelated query parameters', () => {
    const address = '/apps/email/trash?scenario=slow&q=a&mail=4';
    expect(writeEmail(address, { folder: 'inbox', q: '', mail: null })).toBe(
      '/apps/email?scenario=slow',
    );
  });

  test('askedOf queries a label across all folders', () => {
    expect(emailQueryOf(readEmail('/apps/email/label/private'))).toEqual({
      q: '',
      label: 'private',
      folder: '',
    });
  });
});
