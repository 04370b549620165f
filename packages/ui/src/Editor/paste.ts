import { Slice } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { documentOf } from '../Html/fromHtml.ts';

/** Puts what was copied elsewhere in place of the selection; false where it is no rich text. */
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
 * Rich text from elsewhere is read by our own allow-list: ProseMirror would set it as HTML, which a
 * content policy with Trusted Types refuses.
 */
export const domEvents = {
  paste: (view: EditorView, event: ClipboardEvent) => put(view, event, event.clipboardData),
  drop: (view: EditorView, event: DragEvent) => {
    // What is moved inside the text is known without reading it.
    if (view.dragging || !event.dataTransfer?.getData('text/html')) return false;
    const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
    if (at) {
      const { doc, tr } = view.state;
      view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(at.pos))));
    }
    return put(view, event, event.dataTransfer);
  },
};
