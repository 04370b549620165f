import type { Ref } from 'react';
import { Field, splitField, type FieldProps } from '../Field/Field.tsx';
import { useValue } from '../state/useValue.ts';
import { input } from './Slider.css.ts';
import { SliderTrack, type SliderLook } from './SliderTrack.tsx';

export interface SliderProps extends FieldProps, SliderLook {
  /** The value (controlled). Leave it out to let the slider keep its own state. */
  value?: number;
  /**
   * The value at first (uncontrolled).
   * @default `minValue`
   */
  defaultValue?: number;
  /** Called with the value at each move. */
  onChange?: (value: number) => void;
  /** Called when the slider loses focus. */
  onBlur?: () => void;
  /**
   * The coloured side of the thumb.
   * @default 'start'
   */
  fill?: 'start' | 'end' | 'none';
  /** A ref to the `<input>` element. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * An approximate number, set by dragging. For an exact number, use `NumberField`; for two numbers,
 * `RangeSlider`.
 */
export function Slider({ fill = 'start', onBlur, ref, ...props }: SliderProps) {
  const { minValue = 0, maxValue = 100, step = 1, format } = props;
  const [value, change] = useValue(props.value, props.defaultValue ?? minValue, props.onChange);
  const [field, look] = splitField(props);
  const isLocked = props.isDisabled || props.isReadOnly;
  const ends = { start: [minValue, value], end: [value, maxValue], none: [value, value] } as const;
  return (
    <Field {...field}>
      {({ readOnly, 'aria-required': _, ...control }) => (
        <SliderTrack
          {...look}
          values={[value]}
          fill={ends[fill]}
          isDisabled={isLocked}
          onPressTrack={(next, track) => {
            change(next);
            track.querySelector('input')?.focus();
          }}
        >
          <input
            {...control}
            ref={ref}
            type="range"
            className={input}
            min={minValue}
            max={maxValue}
            step={step}
            value={value}
            aria-readonly={readOnly}
            aria-orientation={props.orientation}
            aria-valuetext={format?.(value)}
            onChange={(event) => !isLocked && change(Number(event.target.value))}
            onBlur={onBlur}
          />
        </SliderTrack>
      )}
    </Field>
  );
}
