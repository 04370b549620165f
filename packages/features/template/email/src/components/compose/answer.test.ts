import type { Email } from '@servery/api/template';
import { describe, expect, test } from 'vitest';
import { answeredSubject, answerTo } from './answer.ts';
import { documentOfText, textOf } from './text.ts';

const person = (name: string) => ({ name, email: `${name.toLowerCase()}@example.com` });
const me = { ...person('Me'), avatar: null };
const mail: Email = {
  id: 7,
  from: { ...person('Ann'), avatar: null },
  to: [person('Me'), person('Bob')],
  cc: [person('Cid'), person('Me')],
  bcc: [],
  subject: 'Re: Fish',
  message: '<p>Come <strong>early</strong></p><script>run()</script>',
  attachments: [{ fileName: 'a.txt', thumbnail: null, url: 'data:text/plain,a', size: 1 }],
  isStarred: false,
  labels: ['company'],
  replies: [],
  folder: 'inbox',
  isRead: true,
  repliesTo: null,
  sendAt: null,
  time: '2026-11-22T10:00:00.000Z',
};

describe('replies and forwards', () => {
  test('reply addresses the sender, reply-all everyone else too, forward no one', () => {
    expect(answerTo('reply', mail, me, '', null).to).toEqual([person('Ann')]);
    const all = answerTo('reply-all', mail, me, '', null);
    expect([all.to, all.cc]).toEqual([[person('Ann'), person('Bob')], [person('Cid')]]);
    const passed = answerTo('forward', mail, me, '', null);
    expect([passed.to, passed.attachments]).toEqual([[], mail.attachments]);
    const own = { ...mail, from: me, to: [person('Bob')] };
    expect(answerTo('reply', own, me, '', null).to).toEqual([person('Bob')]);
  });

  test('the subject gets a single prefix and replaces one in another language', () => {
    expect(answeredSubject('reply', 'Re: Fish')).toBe('Re: Fish');
    expect(answeredSubject('forward', 'AW: Fish')).toBe('Fwd: Fish');
    expect(answeredSubject('reply', 'Regarding fish')).toBe('Re: Regarding fish');
  });

  test('a reply quotes the original message below its text', () => {
    const original = documentOfText('Come early');
    const { text } = answerTo('reply', mail, me, 'Ann wrote:', original);
    expect(textOf(text)).toBe('\nAnn wrote:\nCome early');
    expect(text!.content![2]).toEqual({ type: 'blockquote', content: original!.content });
    const quotesNothing = answerTo('reply', mail, me, 'Ann wrote:', null);
    expect(textOf(quotesNothing.text)).toBe('\nAnn wrote:\n');
  });
});

const line = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });

describe('message text', () => {
  test('plain text drops formatting and keeps line breaks', () => {
    const list = { type: 'bulletList', content: [{ type: 'listItem', content: [line('three')] }] };
    const two = { type: 'text', text: 'two', marks: [{ type: 'italic' }] };
    const one = { type: 'paragraph', content: [{ type: 'text', text: 'One ' }, two] };
    expect(textOf({ type: 'doc', content: [one, list] })).toBe('One two\nthree');
    expect(textOf(documentOfText('a\n\nb'))).toBe('a\n\nb');
    expect(documentOfText('')).toBeNull();
  });
});
