import { onDemand } from '../onDemand/onDemand.tsx';
import { findOption } from './options.ts';
import type { SelectProps } from './Select.tsx';
import { SelectFace } from './SelectFace.tsx';

export type LateSelectProps = Pick<
  SelectProps,
  'label' | 'isLabelHidden' | 'options' | 'placeholder' | 'isDisabled' | 'onChange'
> & { value: string | null };

const Opened = onDemand<SelectProps>(
  async () => (await import('./Select.tsx')).Select,
  // Opened by a click, the list would wait for its release, and take the next tap for it.
  (button) => {
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  },
);

/** A `Select` whose list is loaded when somebody reaches for it: for filters, of which most stay closed. */
export function LateSelect(props: LateSelectProps) {
  const { options, value, label, isLabelHidden, placeholder, isDisabled } = props;
  return (
    <Opened {...props}>
      {(onPress) => (
        <SelectFace
          label={label}
          isLabelHidden={isLabelHidden}
          placeholder={placeholder}
          isDisabled={isDisabled}
          text={findOption(options, value)?.label}
          onPress={onPress}
        />
      )}
    </Opened>
  );
}
