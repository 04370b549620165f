import { useEditor, type Editor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { countCharacters, type EditorDocument } from './content.ts';
import { extensions } from './extensions.ts';
import { fit } from './fit.ts';
import { domEvents } from './paste.ts';

interface TiptapOptions {
  value: EditorDocument | null | undefined;
  defaultValue: EditorDocument | null | undefined;
  onChange: ((value: EditorDocument | null) => void) | undefined;
  onBlur: (() => void) | undefined;
  isEditable: boolean;
  /** The attributes of the text's element. */
  attributes: Record<string, string>;
}

/**
 * Runs Tiptap with the kit's own schema. It takes and returns plain data and inserts no style
 * element.
 */
export function useTiptap({
  value,
  defaultValue,
  onChange,
  onBlur,
  ...options
}: TiptapOptions): Editor | null {
  const { attributes, isEditable } = options;
  const reported = useRef(value);
  const editor = useEditor({
    extensions,
    content: fit(value ?? defaultValue),
    injectCSS: false,
    immediatelyRender: true,
    editable: isEditable,
    editorProps: { attributes, handleDOMEvents: domEvents },
    onUpdate: ({ editor: now }) => {
      const document = now.getJSON();
      reported.current = countCharacters(document) === 0 && now.isEmpty ? null : document;
      onChange?.(reported.current);
    },
    onBlur: () => onBlur?.(),
  });
  useEffect(() => {
    if (value === undefined || value === reported.current) return;
    reported.current = value;
    editor.commands.setContent(fit(value), { emitUpdate: false });
  }, [editor, value]);
  const written = JSON.stringify(attributes);
  useEffect(() => {
    editor.setOptions({
      editorProps: {
        attributes: JSON.parse(written) as Record<string, string>,
        handleDOMEvents: domEvents,
      },
    });
    editor.setEditable(isEditable, false);
  }, [editor, written, isEditable]);
  return editor;
}
