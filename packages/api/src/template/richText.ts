import * as v from 'valibot';

/** A formatted text as plain data, in the format of the kit's editor. */
export interface RichText {
  type: string;
  text?: string | undefined;
  attrs?: Record<string, unknown> | undefined;
  marks?: readonly { type: string; attrs?: Record<string, unknown> | undefined }[] | undefined;
  content?: readonly RichText[] | undefined;
}

const attrs = v.optional(v.record(v.string(), v.unknown()));

const node: v.GenericSchema<RichText> = v.strictObject({
  type: v.pipe(v.string(), v.maxLength(40)),
  text: v.optional(v.string()),
  attrs,
  marks: v.optional(v.array(v.strictObject({ type: v.string(), attrs }))),
  content: v.optional(v.array(v.lazy(() => node))),
});

const most = 40_000;

/** A formatted text. Rejects texts longer than a person would write. */
export const richText = v.pipe(
  node,
  v.check((value) => JSON.stringify(value).length <= most, 'Exceeds the maximum length.'),
);

/** Creates a text of plain paragraphs. */
export const plainText = (...paragraphs: readonly string[]): RichText => ({
  type: 'doc',
  content: paragraphs.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
});
