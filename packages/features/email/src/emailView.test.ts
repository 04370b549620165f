import { describe, expect, test } from 'vitest';
import { askedOf, readEmail, writeEmail, type EmailView } from './emailView.ts';

const plain: EmailView = { folder: 'inbox', label: '', q: '', mail: null, compose: null };

describe('the address', () => {
  test.each<[string, Partial<EmailView>]>([
    ['/apps/email', {}],
    ['/apps/email/starred', { folder: 'starred' }],
    ['/apps/email/label/private?q=scarf', { label: 'private', q: 'scarf' }],
    ['/apps/email/sent?mail=12', { folder: 'sent', mail: 12 }],
    ['/apps/email?mail=3&compose=reply-all-3', { mail: 3, compose: { way: 'reply-all', id: 3 } }],
    ['/apps/email/draft?compose=7', { folder: 'draft', compose: 7 }],
    ['/apps/email?compose=new', { compose: 'new' }],
  ])('%s says what is shown, and is written so', (address, view) => {
    expect(readEmail(address)).toEqual({ ...plain, ...view });
    expect(writeEmail('/apps/email', view)).toBe(address);
  });

  test.each([
    '/apps/email/inbox',
    '/apps/email/attic',
    '/apps/email/label/loud',
    '/apps/email?mail=0&compose=shout-3&q=',
    '/apps/email?compose=reply-0',
  ])('%s means no more than it can', (address) => expect(readEmail(address)).toEqual(plain));

  test('keeps what is not its own', () => {
    const address = '/apps/email/trash?scenario=slow&q=a&mail=4';
    expect(writeEmail(address, { folder: 'inbox', q: '', mail: null })).toBe(
      '/apps/email?scenario=slow',
    );
  });

  test('asks for a label everywhere', () => {
    expect(askedOf(readEmail('/apps/email/label/private'))).toEqual({
      q: '',
      label: 'private',
      folder: '',
    });
  });
});
