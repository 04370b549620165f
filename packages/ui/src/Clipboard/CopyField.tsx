import { useRef } from 'react';
import { Field, splitField, type FieldProps } from '../Field/Field.tsx';
import { InputBox } from '../TextField/InputBox.tsx';
import { CopyButton, type CopyLabels } from './CopyButton.tsx';

export interface CopyFieldProps extends Omit<FieldProps, 'isReadOnly' | 'isRequired' | 'name'> {
  /** The text to copy. It can be selected but not changed. */
  value: string;
  /** Texts of the copy button to use instead of the kit's own. */
  labels?: Partial<CopyLabels>;
  /**
   * Called after each attempt, with whether the text was copied. If it wasn't, the text is
   * selected.
   */
  onCopy?: (isCopied: boolean) => void;
  /**
   * The direction of the text. Use `ltr` for addresses and keys. It follows the page if it's left
   * out.
   */
  dir?: 'ltr' | 'rtl' | 'auto';
}

/** A text for people to copy: a link, a key or a number. */
export function CopyField({ value, labels, onCopy, dir, ...props }: CopyFieldProps) {
  const ref = useRef<HTMLInputElement>(null);
  const [field] = splitField({ ...props, isReadOnly: true });
  const handleCopy = (isCopied: boolean) => {
    // If copying fails, select the text for the user to copy.
    if (!isCopied) ref.current?.select();
    onCopy?.(isCopied);
  };
  return (
    <Field {...field}>
      {(control) => (
        <InputBox
          {...control}
          ref={ref}
          dir={dir}
          value={value}
          readOnly
          onFocus={(event) => event.target.select()}
          buttons={
            <CopyButton
              text={value}
              labels={labels}
              size="s"
              emphasis="ghost"
              isDisabled={props.isDisabled}
              onCopy={handleCopy}
            />
          }
        />
      )}
    </Field>
  );
}
