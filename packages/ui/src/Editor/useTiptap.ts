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

/** Tiptap with the kit's own schema; it takes and gives plain data and writes no style element. */
export function useTiptap({
  value,
  defaultValue,
  onChange,
  onBlur,
  ...options
}: TiptapOptions): Editor | null {
  const { attributes, isEditable } = options;
  const told = useRef(value);
  const editor = useEditor({
    extensions,
    content: fit(value ?? defaultValue),
    injectCSS: false,
    immediatelyRender: true,
    editable: isEditable,
    editorProps: { attributes, handleDOMEvents: domEvents },
    onUpdate: ({ editor: now }) => {
      const document = now.getJSON();
      told.current = countCharacters(document) === 0 && now.isEmpty ? null : document;
      onChange?.(told.current);
    },
    onBlur: () => onBlur?.(),
  });
  useEffect(() => {
    if (value === undefined || value === told.current) return;
    told.current = value;
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
