import { EditorContent, useEditorState } from '@tiptap/react';
import { useId } from 'react';
import { Field, splitField, type FieldControl, type FieldProps } from '../Field/Field.tsx';
import { count } from '../TextArea/TextArea.css.ts';
import { countCharacters, type EditorDocument } from './content.ts';
import { frame, page } from './Editor.css.ts';
import { EditorToolbar } from './EditorToolbar.tsx';
import type { ToolId } from './tools.ts';
import { useTiptap } from './useTiptap.ts';
import type { EditorLabels } from './labels.ts';
import { useEditorLabels } from './useEditorLabels.ts';

export interface EditorProps extends FieldProps {
  /** Texts to use instead of the kit's own. */
  labels?: Partial<EditorLabels>;
  /**
   * The text as plain data (controlled), or null for none. Parts that the editor doesn't support
   * are dropped. Leave it out to let the editor keep its own state.
   */
  value?: EditorDocument | null;
  /** The text at first (uncontrolled). It's empty if it's left out. */
  defaultValue?: EditorDocument | null;
  /** Called with the text when the user changes it, or with null when it's empty. */
  onChange?: (value: EditorDocument | null) => void;
  /** Called when the text loses focus. */
  onBlur?: () => void;
  /** The text that is shown while the editor is empty. */
  placeholder?: string;
  /**
   * The number of characters to count against. More can be typed, but the counter turns red.
   * There's no counter if it's left out.
   */
  maxCount?: number;
  /** The tools to hide. All are shown if it's left out. */
  hiddenTools?: readonly ToolId[];
}

/**
 * Text with formatting, lists and links. Its value is plain data, and pasted content is filtered by
 * an allowlist, so it works with a strict content security policy with Trusted Types.
 */
export function Editor(props: EditorProps) {
  const own = useId();
  const id = props.id ?? own;
  const [field, { hiddenTools, labels: given, placeholder, maxCount, ...options }] =
    splitField(props);
  const labels = useEditorLabels(given);
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
          labels={labels}
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
