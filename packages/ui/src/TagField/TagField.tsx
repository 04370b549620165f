import { useRef, useState, type FocusEvent, type KeyboardEvent, type Ref } from 'react';
import { Field, splitField, type FieldProps } from '../Field/Field.tsx';
import { useRefs } from '../state/useRefs.ts';
import { useValue } from '../state/useValue.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { readTags } from './readTags.ts';
import { TagBox } from './TagBox.tsx';

/** What a field of tags says. */
export interface TagFieldWords {
  /** Names the list of tags. */
  list: string;
  /** Names a tag's cross. */
  remove: (tag: string) => string;
  /** Read out after a change. */
  added: (tags: readonly string[]) => string;
  removed: (tag: string) => string;
}

export interface TagFieldProps extends FieldProps {
  value?: readonly string[];
  defaultValue?: readonly string[];
  onChange?: (value: string[]) => void;
  onBlur?: (event: FocusEvent) => void;
  /** Marks a tag that is wrong; `errorMessage` says why. */
  isTagInvalid?: (tag: string) => boolean;
  /** No more tags than these. */
  maxCount?: number;
  placeholder?: string;
  words: TagFieldWords;
  ref?: Ref<HTMLInputElement>;
}

const none: readonly string[] = [];

/** Several words of one's own. Of a known list, use `MultiSelect`. */
export function TagField({
  words,
  maxCount = Infinity,
  isTagInvalid,
  ref,
  ...props
}: TagFieldProps) {
  const [value, change] = useValue<readonly string[]>(
    props.value,
    props.defaultValue ?? none,
    (next) => props.onChange?.([...next]),
  );
  const [text, setText] = useState('');
  const [said, say] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const refs = useRefs(input, ref);
  const [field] = splitField(props);
  const isFull = value.length >= maxCount;

  const add = (written: string) => {
    const fresh = readTags(written, value).slice(0, maxCount - value.length);
    setText('');
    if (fresh.length === 0) return;
    change([...value, ...fresh]);
    say(words.added(fresh));
  };
  const remove = (tag: string) => {
    change(value.filter((other) => other !== tag));
    say(words.removed(tag));
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || text.trim() === '' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add(text);
  };
  return (
    <Field {...field}>
      {({ name, ...control }) => (
        <>
          <TagBox
            control={control}
            isFull={isFull}
            label={words.list}
            tags={value.map((tag) => ({
              value: tag,
              label: tag,
              isInvalid: isTagInvalid?.(tag),
            }))}
            removeLabel={words.remove}
            onRemove={remove}
            inputRef={refs}
            native={{
              value: text,
              enterKeyHint: 'done',
              placeholder: value.length === 0 ? props.placeholder : undefined,
              onChange: ({ target }) =>
                /[,،，;]/.test(target.value) ? add(target.value) : setText(target.value),
              onKeyDown,
              onPaste: (event) => {
                const pasted = event.clipboardData.getData('text');
                if (!/[,،，;\n\t]/.test(pasted)) return;
                event.preventDefault();
                add(`${text},${pasted}`);
              },
              onBlur: (event) => {
                add(text);
                props.onBlur?.(event);
              },
            }}
          />
          {name && value.map((tag) => <input key={tag} type="hidden" name={name} value={tag} />)}
          <VisuallyHidden isLive>{said}</VisuallyHidden>
        </>
      )}
    </Field>
  );
}
