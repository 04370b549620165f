import type { Ref } from 'react';
import { Field, splitField, type FieldProps } from '../Field/Field.tsx';
import { useValue } from '../state/useValue.ts';
import { input } from './Slider.css.ts';
import { SliderTrack, type SliderLook } from './SliderTrack.tsx';
import { movePair, nearerEnd } from './track.ts';
import { useFormatMessage } from '../Messages/useFormatMessage.ts';

const messages = {
  start: { id: 'rangeSlider.start', text: 'Minimum' },
  end: { id: 'rangeSlider.end', text: 'Maximum' },
};

export interface RangeSliderProps extends FieldProps, SliderLook {
  /**
   * The two values in ascending order (controlled). Leave it out to let the slider keep its own
   * state.
   */
  value?: readonly [number, number];
  /**
   * The two values at first (uncontrolled).
   * @default [`minValue`, `maxValue`]
   */
  defaultValue?: readonly [number, number];
  /** Called with both values at each move. */
  onChange?: (value: [number, number]) => void;
  /** Called when one of the thumbs loses focus. */
  onBlur?: () => void;
  /** The accessible name of the thumb of the lower value, instead of "Minimum". */
  startLabel?: string;
  /** The accessible name of the thumb of the higher value, instead of "Maximum". */
  endLabel?: string;
  /**
   * The minimum distance between the two values.
   * @default 0
   */
  minDistance?: number;
  /** A ref to the `<input>` element of the lower value. */
  ref?: Ref<HTMLInputElement>;
}

/** Two approximate numbers: from one price to another. */
export function RangeSlider({ minDistance = 0, onBlur, ref, ...props }: RangeSliderProps) {
  const { minValue = 0, maxValue = 100, step = 1, format } = props;
  const formatMessage = useFormatMessage();
  const [value, change] = useValue<readonly [number, number]>(
    props.value,
    props.defaultValue ?? [minValue, maxValue],
    (next) => props.onChange?.([...next]),
  );
  const [field, look] = splitField(props);
  const isLocked = props.isDisabled || props.isReadOnly;
  const move = (end: 0 | 1, to: number) => {
    const next = movePair(value, end, to, minDistance);
    if (!isLocked && (next[0] !== value[0] || next[1] !== value[1])) change(next);
  };
  return (
    <Field {...field} isGroup>
      {({ readOnly, id, name, 'aria-required': _, ...control }, labelId) => {
        const thumb = (end: 0 | 1, label: string) => (
          <input
            {...control}
            ref={end === 0 ? ref : undefined}
            id={end === 0 ? id : undefined}
            name={name && `${name}.${end === 0 ? 'start' : 'end'}`}
            type="range"
            className={input}
            min={minValue}
            max={maxValue}
            step={step}
            value={value[end]}
            aria-label={label}
            aria-readonly={readOnly}
            aria-orientation={props.orientation}
            aria-valuetext={format?.(value[end])}
            onChange={(event) => move(end, Number(event.target.value))}
            onBlur={onBlur}
          />
        );
        return (
          <div role="group" aria-labelledby={labelId}>
            <SliderTrack
              {...look}
              values={value}
              fill={value}
              isDisabled={isLocked}
              onPressTrack={(to, track) => {
                const end = nearerEnd(value, to);
                move(end, to);
                track.querySelectorAll('input')[end]?.focus();
              }}
            >
              {thumb(0, props.startLabel ?? formatMessage(messages.start))}
              {thumb(1, props.endLabel ?? formatMessage(messages.end))}
            </SliderTrack>
          </div>
        );
      }}
    </Field>
  );
}
