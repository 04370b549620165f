import { useRef } from 'react';
import { Field, splitField, type FieldProps } from '../Field/Field.tsx';
import { InputBox } from '../TextField/InputBox.tsx';
import { CopyButton, type CopyWords } from './CopyButton.tsx';

export interface CopyFieldProps extends Omit<FieldProps, 'isReadOnly' | 'isRequired' | 'name'> {
  /** What is copied; it can be selected and not changed. */
  value: string;
  words: CopyWords;
  /** Told after each try. */
  onCopy?: (isCopied: boolean) => void;
  /** The direction of what is copied: addresses and keys run from the left. */
  dir?: 'ltr' | 'rtl' | 'auto';
}

/** A text that people take elsewhere: a link, a key, a number. */
export function CopyField({ value, words, onCopy, dir, ...props }: CopyFieldProps) {
  const ref = useRef<HTMLInputElement>(null);
  const [field] = splitField({ ...props, isReadOnly: true });
  const tell = (isCopied: boolean) => {
    // What cannot be copied for people is selected for them.
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
              words={words}
              size="s"
              emphasis="ghost"
              isDisabled={props.isDisabled}
              onCopy={tell}
            />
          }
        />
      )}
    </Field>
  );
}
