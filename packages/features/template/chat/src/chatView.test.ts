import { describe, expect, test } from 'vitest';
import { readChat, writeChat, type ChatView } from './chatView.ts';

const plain: ChatView = { contact: null, panel: null, q: '', find: null };

describe('chat view URLs', () => {
  test.each<[string, Partial<ChatView>]>([
    ['/apps/chat', {}],
    ['/apps/chat?contact=5', { contact: 5 }],
    ['/apps/chat?contact=5&panel=contact&q=mei', { contact: 5, panel: 'contact', q: 'mei' }],
    ['/apps/chat?panel=own', { panel: 'own' }],
    ['/apps/chat?contact=5&find=', { contact: 5, find: '' }],
    ['/apps/chat?contact=5&find=laksa', { contact: 5, find: 'laksa' }],
  ])('%s maps to its view and back', (address, view) => {
    expect(readChat(address)).toEqual({ ...plain, ...view });
    expect(writeChat('/apps/chat', view)).toBe(address);
  });

  test.each(['/apps/chat?contact=-1', '/apps/chat?panel=contact', '/apps/chat?find=x&panel=shop'])(
    '%s ignores invalid or inapplicable parameters',
    (address) => expect(readChat(address)).toEqual(plain),
  );

  test('opening another chat drops its search and panel from the URL', () => {
    const here = '/apps/chat?contact=5&panel=contact&q=a&find=b';
    expect(writeChat(here, { contact: 6 })).toBe('/apps/chat?contact=6&q=a');
    expect(writeChat(here, { contact: null })).toBe('/apps/chat?q=a');
    expect(writeChat(here, { contact: 5 })).toBe(here);
  });

  test('writing a view preserves unrelated query parameters', () => {
    expect(writeChat('/apps/chat?scenario=slow&contact=5', { contact: null })).toBe(
      '/apps/chat?scenario=slow',
    );
  });
});
