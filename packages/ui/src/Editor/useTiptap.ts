import { useEditor, type Editor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useRef } from 'react';
import { AlignText } from './align.ts';
import { countCharacters, type EditorDocument } from './content.ts';

interface TiptapOptions {
  value: EditorDocument | null | undefined;
  defaultValue: EditorDocument | null | undefined;
  onChange: ((value: EditorDocument | null) => void) | undefined;
  onBlur: (() => void) | undefined;
  isEditable: boolean;
  /** The attributes of the text's element. */
  attributes: Record<string, string>;
}

const extensions = [
  AlignText,
  StarterKit.configure({
    heading: { levels: [2, 3] },
    // A value is what was written: no empty line is added to it.
    trailingNode: false,
    link: { openOnClick: false, defaultProtocol: 'https', protocols: ['mailto', 'tel'] },
  }),
];

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
    content: value ?? defaultValue ?? null,
    injectCSS: false,
    immediatelyRender: true,
    editable: isEditable,
    editorProps: { attributes },
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
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  const written = JSON.stringify(attributes);
  useEffect(() => {
    editor.setOptions({
      editorProps: { attributes: JSON.parse(written) as Record<string, string> },
    });
    editor.setEditable(isEditable, false);
  }, [editor, written, isEditable]);
  return editor;
}
