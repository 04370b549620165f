/** A text with its marks, as plain data. It can be stored, and needs no trust to be shown again. */
export interface EditorDocument {
  type: string;
  text?: string | undefined;
  attrs?: Record<string, unknown> | undefined;
  marks?: readonly { type: string; attrs?: Record<string, unknown> | undefined }[] | undefined;
  content?: readonly EditorDocument[] | undefined;
}

/** How many characters a reader sees: marks count nothing, a new block counts nothing. */
export function countCharacters(document: EditorDocument): number {
  const own = document.type === 'hardBreak' ? 1 : [...(document.text ?? '')].length;
  return (document.content ?? []).reduce((sum, part) => sum + countCharacters(part), own);
}

/** An address as it is kept: with its protocol, and none that runs code. */
export function safeHref(typed: string): string | null {
  const href = typed.trim();
  if (!href) return null;
  if (/^(https?:\/\/|mailto:|tel:)\S+$/i.test(href)) return href;
  if (/^[a-z][a-z\d+.-]*:/i.test(href) || /\s/.test(href)) return null;
  return href.includes('@') && !href.includes('/') ? `mailto:${href}` : `https://${href}`;
}
