import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { EditorDocument } from '../Editor/content.ts';
import { drawn } from './allowed.ts';
import { documentOf } from './fromHtml.ts';
import { Html } from './Html.tsx';
import { plainOf } from './plain.ts';
import { read, type HtmlNode } from './read.ts';
import { htmlOf } from './toHtml.ts';

const bits = [
  ...drawn.flatMap((tag) => [`<${tag}>`, `</${tag}>`]),
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">',
  '<a href="https://a.example" onclick=alert(1)>',
  '<svg><script>alert(1)</script>',
  '<style>*{}</style>',
  '<iframe srcdoc="x">',
  '<!--',
  '-->',
  '<![CDATA[',
  '&lt;script&gt;',
  '&amp;',
  'text ',
  '<p style="position:fixed">',
  '<math><mtext>',
  '<plaintext>',
];
const anyHtml = fc.oneof(
  fc.array(fc.constantFrom(...bits), { maxLength: 40 }).map((all) => all.join('')),
  fc.string(),
);
const tagsOf = (markup: string) =>
  [...markup.matchAll(/<([a-z\d]+)([^>]*)>/g)].map(([, tag, rest]) => ({ tag: tag!, rest: rest! }));
const elements = (nodes: readonly HtmlNode[]): Exclude<HtmlNode, string>[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...elements(node.children)]));

describe('any HTML', () => {
  test('renders without scripts, event handlers or styles', () => {
    fc.assert(
      fc.property(anyHtml, (html) => {
        for (const { tag, rest } of tagsOf(renderToStaticMarkup(<Html html={html} />))) {
          expect([...drawn, 'span', 'svg', 'path', 'rect', 'circle']).toContain(tag);
          expect(rest).not.toMatch(/\son|style=|srcdoc|javascript:|srcset/i);
        }
      }),
      { numRuns: 600 },
    );
  });

  test('renders links only to http, https, mailto and tel', () => {
    const schemes = [
      'javascript:',
      ' java\nscript:',
      'data:text/html,',
      'vbscript:',
      'file:///',
      '//',
      '/',
      '',
      'https://',
      'mailto:',
      'TEL:',
    ];
    fc.assert(
      fc.property(fc.constantFrom(...schemes), fc.string(), (scheme, rest) => {
        const escaped = (scheme + rest).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
        for (const { href } of elements(read(`<a href="${escaped}">x</a>`)))
          expect(href).toMatch(/^(https?:\/\/|mailto:|tel:)\S+$/i);
      }),
    );
  });

  test('renders as validly nested elements', () => {
    const places: Record<string, string[]> = {
      li: ['ul', 'ol'],
      tr: ['thead', 'tbody', 'tfoot'],
      td: ['tr'],
      th: ['tr'],
      tbody: ['table'],
    };
    fc.assert(
      fc.property(anyHtml, (html) => {
        const open: string[] = [];
        const markup = renderToStaticMarkup(<Html html={html} />);
        for (const [, end, tag, self] of markup.matchAll(/<(\/?)([a-z\d]+)[^>]*?(\/?)>/g)) {
          if (end) open.pop();
          else {
            if (places[tag!]) expect(places[tag!]).toContain(open.at(-1));
            if (tag === 'a') expect(open).not.toContain('a');
            if (/^(p|div|ul|ol|table|h\d)$/.test(tag!)) expect(open).not.toContain('p');
            if (!self && !['br', 'hr', 'img'].includes(tag!)) open.push(tag!);
          }
        }
        expect(open).toEqual([]);
      }),
      { numRuns: 600 },
    );
  });

  test('renders even if it is very deeply nested', () => {
    const deep = '<div>'.repeat(20_000) + 'here';
    expect(renderToStaticMarkup(<Html html={deep} />)).toContain('here');
  });
});

test('read keeps the source of an image only if it is an inline bitmap', () => {
  const png = 'data:image/png;base64,iVBORw0KGgo=';
  expect(elements(read(`<img src="${png}" alt="a">`))).toMatchObject([{ src: png, alt: 'a' }]);
  for (const src of ['https://a.example/x.png', 'data:image/svg+xml;base64,PHN2Zz4=', 'cid:1', 'x'])
    expect(elements(read(`<img src="${src}" alt="a">`))[0]).not.toHaveProperty('src');
});

test('plainOf returns the text on one line', () => {
  expect(
    plainOf(
      '<p>Good&nbsp;morning</p><p>Fish &amp; <b>chips</b>&#33;<br>RM&#160;12</p><style>p{}</style>',
    ),
  ).toBe('Good morning Fish & chips! RM 12');
});

describe('HTML as a document of the editor', () => {
  const paragraph = (...content: EditorDocument[]) => ({ type: 'paragraph', content });
  const text = (content: string, ...types: string[]) => ({
    type: 'text',
    text: content,
    ...(types.length > 0 && { marks: types.map((type) => ({ type })) }),
  });

  test('keeps marks, lists, headings and quotes', () => {
    expect(
      documentOf(
        'Hello <b>you <i>all</i></b><h1>News</h1><ul><li>one</li><li><p>two</p></li></ul><blockquote>said</blockquote>',
      ),
    ).toEqual({
      type: 'doc',
      content: [
        paragraph(text('Hello '), text('you ', 'bold'), text('all', 'bold', 'italic')),
        { type: 'heading', attrs: { level: 2 }, content: [text('News')] },
        {
          type: 'bulletList',
          content: [
            { type: 'listItem', content: [paragraph(text('one'))] },
            { type: 'listItem', content: [paragraph(text('two'))] },
          ],
        },
        { type: 'blockquote', content: [paragraph(text('said'))] },
      ],
    });
  });

  test('is null without content', () => {
    expect(documentOf('')).toBeNull();
    expect(documentOf('<p> </p><script>x</script><ul></ul>')).toBeNull();
    expect(htmlOf(null)).toBe('');
  });

  test('keeps the text of a block inside a heading', () => {
    expect(documentOf('<h1>Fish<ul><li>fresh</li></ul></h1>')).toEqual({
      type: 'doc',
      content: [{ type: 'heading', attrs: { level: 2 }, content: [text('Fish'), text('fresh')] }],
    });
  });

  const word = fc
    .string({ minLength: 1, maxLength: 12 })
    .map((raw) => raw.replaceAll(/[\s\0]+/g, 'x'));
  const anyText = fc
    .tuple(word, fc.subarray(['bold', 'italic', 'underline', 'strike']))
    .map(([content, types]) => text(content, ...types));
  const anyParagraph = anyText.map((one) => paragraph(one));
  const anyBlock = fc.oneof(
    anyParagraph,
    anyParagraph.map((one) => ({ ...one, attrs: { align: 'center' } })),
    anyText.map((one) => ({ type: 'heading', attrs: { level: 3 }, content: [one] })),
    anyParagraph.map((one) => ({ type: 'blockquote', content: [one] })),
    fc.array(anyParagraph, { minLength: 1, maxLength: 3 }).map((all) => ({
      type: 'orderedList',
      content: all.map((one) => ({ type: 'listItem', content: [one] })),
    })),
  );

  test('survives a round trip through HTML', () => {
    fc.assert(
      fc.property(fc.array(anyBlock, { minLength: 1, maxLength: 5 }), (content) => {
        const document = { type: 'doc', content };
        expect(documentOf(htmlOf(document))).toEqual(document);
      }),
      { numRuns: 500 },
    );
  });
});
