import { Slice } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { documentOf } from '../Html/fromHtml.ts';

/**
 * Replaces the selection with pasted or dropped rich text. Returns false if there's no rich text.
 */
function put(view: EditorView, event: Event, data: DataTransfer | null): boolean {
  const html = data?.getData('text/html');
  if (!data || !html || !view.editable) return false;
  const { selection, schema, tr } = view.state;
  if (selection.$from.parent.type.spec.code) return false;
  event.preventDefault();
  const document = documentOf(html);
  if (!document) view.pasteText(data.getData('text/plain'));
  else {
    const { content } = schema.nodeFromJSON(document);
    view.dispatch(
      tr.replaceSelection(Slice.maxOpen(content)).scrollIntoView().setMeta('uiEvent', 'paste'),
    );
  }
  return true;
}

/**
 * Reads rich text from elsewhere with the kit's own allowlist. ProseMirror would set it as HTML,
 * which a content security policy with Trusted Types blocks.
 */
export const domEvents = {
  paste: (view: EditorView, event: ClipboardEvent) => put(view, event, event.clipboardData),
  drop: (view: EditorView, event: DragEvent) => {
    // ProseMirror moves content within the text without parsing it.
    if (view.dragging || !event.dataTransfer?.getData('text/html')) return false;
    const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
    if (at) {
      const { doc, tr } = view.state;
      view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(at.pos))));
    }
    return put(view, event, event.dataTransfer);
  },
};
