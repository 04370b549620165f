import { onDemand } from '../onDemand/onDemand.tsx';
import { findOption } from './options.ts';
import type { SelectProps } from './Select.tsx';
import { SelectFace } from './SelectFace.tsx';

/** The props of a `LateSelect`: some of `Select`, always controlled. */
export interface LateSelectProps extends Pick<
  SelectProps,
  'label' | 'isLabelHidden' | 'options' | 'placeholder' | 'isDisabled' | 'onChange'
> {
  /** The value of the selected option, or null for none. */
  value: string | null;
}

const Opened = onDemand<SelectProps>(
  async () => (await import('./Select.tsx')).Select,
  // After opening by click, the list would wait for the pointer's release and treat the next tap as
  // that, so open it by key.
  (button) => {
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  },
);

/** A `Select` whose list loads on first use, for filters that mostly stay closed. */
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
