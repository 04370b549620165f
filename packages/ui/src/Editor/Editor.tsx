import { EditorContent, useEditorState } from '@tiptap/react';
import { useId } from 'react';
import { Field, splitField, type FieldControl, type FieldProps } from '../Field/Field.tsx';
import { count } from '../TextArea/TextArea.css.ts';
import { countCharacters, type EditorDocument } from './content.ts';
import { frame, page } from './Editor.css.ts';
import { EditorToolbar } from './EditorToolbar.tsx';
import type { ToolId } from './tools.ts';
import { useTiptap } from './useTiptap.ts';
import type { EditorWords } from './words.ts';

export interface EditorProps extends FieldProps {
  words: EditorWords;
  /** A text as plain data; `null` is none. What the schema does not know is dropped. */
  value?: EditorDocument | null;
  defaultValue?: EditorDocument | null;
  onChange?: (value: EditorDocument | null) => void;
  onBlur?: () => void;
  /** Stands there while nothing is written. */
  placeholder?: string;
  /** Counts against this many characters; more can be written, in red. */
  maxCount?: number;
  /** Tools that are not offered. */
  hiddenTools?: readonly ToolId[];
}

/**
 * Text with bold words, lists and links. It takes and gives plain data, and reads what is pasted by
 * an allow-list, so a strict content policy with Trusted Types stands.
 */
export function Editor(props: EditorProps) {
  const own = useId();
  const id = props.id ?? own;
  const [field, { hiddenTools, words, placeholder, maxCount, ...options }] = splitField(props);
  const isInvalid = props.isInvalid ?? Boolean(props.errorMessage);
  const described = [
    isInvalid && props.errorMessage && `${id}-error`,
    props.description && `${id}-description`,
  ].filter(Boolean);
  const isEditable = !props.isDisabled && !props.isReadOnly;
  const editor = useTiptap({
    value: options.value,
    defaultValue: options.defaultValue,
    onChange: options.onChange,
    onBlur: options.onBlur,
    isEditable,
    attributes: {
      id,
      role: 'textbox',
      tabindex: props.isDisabled ? '-1' : '0',
      'aria-multiline': 'true',
      'aria-labelledby': `${id}-label`,
      ...(described.length > 0 && { 'aria-describedby': described.join(' ') }),
      ...(isInvalid && { 'aria-invalid': 'true' }),
      ...(props.isRequired && { 'aria-required': 'true' }),
      ...(props.isDisabled && { 'aria-disabled': 'true' }),
      ...(props.isReadOnly && { 'aria-readonly': 'true' }),
    },
  });
  const written = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      count: now ? countCharacters(now.getJSON()) : 0,
      isEmpty: now?.isEmpty ?? true,
    }),
  });
  const length = written?.count ?? 0;
  const counter = maxCount !== undefined && (
    <span className={count} data-invalid={length > maxCount || undefined}>
      {length}/{maxCount}
    </span>
  );
  const surface = (control: FieldControl) => (
    <div
      className={frame}
      data-invalid={control['aria-invalid']}
      data-disabled={control.disabled || undefined}
      data-readonly={control.readOnly || undefined}
    >
      {editor && !props.isReadOnly && (
        <EditorToolbar
          editor={editor}
          words={words}
          controls={id}
          isDisabled={!isEditable}
          hiddenTools={new Set(hiddenTools)}
        />
      )}
      <div className={page} data-placeholder={written?.isEmpty ? placeholder : undefined}>
        <EditorContent editor={editor} />
      </div>
    </div>
  );
  return (
    <Field {...field} id={id} isGroup hint={counter || field.hint}>
      {surface}
    </Field>
  );
}
