import { useRef, useState, type FocusEvent, type KeyboardEvent, type Ref } from 'react';
import { Field, splitField, type FieldProps } from '../Field/Field.tsx';
import { useRefs } from '../state/useRefs.ts';
import { useValue } from '../state/useValue.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { readTags } from './readTags.ts';
import { TagBox } from './TagBox.tsx';
import { useTagFieldLabels } from './useTagFieldLabels.ts';

/** The texts of a `TagField`. */
export interface TagFieldLabels {
  /** The accessible name of the list of tags. */
  list: string;
  /** Returns the accessible name of a tag's remove button. */
  remove: (tag: string) => string;
  /** Returns the announcement after tags were added. */
  added: (tags: readonly string[]) => string;
  /** Returns the announcement after a tag was removed. */
  removed: (tag: string) => string;
}

export interface TagFieldProps extends FieldProps {
  /** The tags in order (controlled). Leave it out to let the field keep its own state. */
  value?: readonly string[];
  /**
   * The tags at first (uncontrolled).
   * @default []
   */
  defaultValue?: readonly string[];
  /** Called with all tags when the user adds or removes some. */
  onChange?: (value: string[]) => void;
  /** Called when the text field loses focus, after its text was added as a tag. */
  onBlur?: (event: FocusEvent) => void;
  /**
   * Returns whether a tag is shown as invalid. Explain it in `errorMessage`. All are valid if it's
   * left out.
   */
  isTagInvalid?: (tag: string) => boolean;
  /** The maximum number of tags. Further tags can't be added. There's no limit if it's left out. */
  maxCount?: number;
  /** An example that is shown while there are no tags. */
  placeholder?: string;
  /** Texts to use instead of the kit's own. */
  labels?: Partial<TagFieldLabels>;
  /** A ref to the `<input>` element. */
  ref?: Ref<HTMLInputElement>;
}

const none: readonly string[] = [];

/** Several free texts as tags. For values from a list, use `MultiSelect`. */
export function TagField({
  labels: given,
  maxCount = Infinity,
  isTagInvalid,
  ref,
  ...props
}: TagFieldProps) {
  const labels = useTagFieldLabels(given);
  const [value, change] = useValue<readonly string[]>(
    props.value,
    props.defaultValue ?? none,
    (next) => props.onChange?.([...next]),
  );
  const [text, setText] = useState('');
  const [announcement, announce] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const refs = useRefs(input, ref);
  const [field] = splitField(props);
  const isFull = value.length >= maxCount;

  const add = (written: string) => {
    const fresh = readTags(written, value).slice(0, maxCount - value.length);
    setText('');
    if (fresh.length === 0) return;
    change([...value, ...fresh]);
    announce(labels.added(fresh));
  };
  const remove = (tag: string) => {
    change(value.filter((other) => other !== tag));
    announce(labels.removed(tag));
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
            label={labels.list}
            tags={value.map((tag) => ({
              value: tag,
              label: tag,
              isInvalid: isTagInvalid?.(tag),
            }))}
            removeLabel={labels.remove}
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
          <VisuallyHidden isLive>{announcement}</VisuallyHidden>
        </>
      )}
    </Field>
  );
}
