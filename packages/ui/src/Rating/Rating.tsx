import { useId, useState, type CSSProperties, type ReactNode, type Ref } from 'react';
import { Field, splitField, type FieldProps } from '../Field/Field.tsx';
import { CloseIcon, StarIcon } from '../icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useValue } from '../state/useValue.ts';
import { choicesOf, shareOfMark } from './marks.ts';
import {
  filled,
  mark,
  native,
  rating,
  shape,
  share,
  solidIcon,
  target,
  words as wordsStyle,
} from './Rating.css.ts';

export interface RatingProps extends FieldProps {
  /** Null while there is none. */
  value?: number | null;
  defaultValue?: number | null;
  onChange?: (value: number | null) => void;
  onBlur?: () => void;
  /** How many marks there are. */
  maxValue?: number;
  /** Lets half a mark be chosen. */
  hasHalves?: boolean;
  /** Says a value: “4 stars of 5”. */
  valueLabel: (value: number) => string;
  /** Shows the words of the value at the end, also while the pointer is on it. */
  isValueShown?: boolean;
  /** Names a cross that takes the value back; without it there is none. */
  clearLabel?: string;
  /** The mark while it is not filled, and filled; stars unless told. */
  icon?: ReactNode;
  filledIcon?: ReactNode;
  size?: 's' | 'm' | 'l';
  tone?: 'accent' | 'warning' | 'danger' | 'success' | 'neutral';
  ref?: Ref<HTMLInputElement>;
}

const set = (value: number) => ({ [share.slice(4, -1)]: value }) as CSSProperties;

/** How much somebody likes something, in marks. Read-only it shows any fraction: an average. */
export function Rating({ maxValue = 5, valueLabel, icon, filledIcon, ref, ...props }: RatingProps) {
  const [value, change] = useValue(props.value, props.defaultValue ?? null, props.onChange);
  const [pointed, setPointed] = useState<number | null>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const own = useId();
  const [field] = splitField(props);
  const isLocked = props.isDisabled || props.isReadOnly;
  const shown = (isLocked ? null : pointed) ?? value ?? 0;
  const choices = choicesOf(maxValue, props.hasHalves ?? false);

  const halfOf = (choice: number) =>
    props.hasHalves ? (Number.isInteger(choice) ? 'end' : 'start') : 'whole';
  return (
    <Field {...field} isGroup>
      {(control, labelId) => (
        <div
          id={control.id}
          className={rating({ size: props.size, tone: props.tone })}
          role={control.readOnly ? 'img' : 'radiogroup'}
          aria-labelledby={control.readOnly ? `${labelId} ${control.id}-value` : labelId}
          aria-describedby={control['aria-describedby']}
          aria-required={control.readOnly ? undefined : control['aria-required']}
          aria-invalid={control.readOnly ? undefined : control['aria-invalid']}
          data-editable={!isLocked || undefined}
          data-disabled={control.disabled || undefined}
          data-readonly={control.readOnly || undefined}
          onPointerLeave={() => setPointed(null)}
        >
          {Array.from({ length: maxValue }, (_, place) => (
            <span
              key={place}
              className={mark}
              data-focused={(focused !== null && Math.ceil(focused) === place + 1) || undefined}
            >
              <span className={shape} aria-hidden>
                {icon ?? <StarIcon />}
              </span>
              <span className={filled} style={set(shareOfMark(shown, place))} aria-hidden>
                {filledIcon ?? icon ?? <StarIcon className={solidIcon} />}
              </span>
              {!control.readOnly &&
                choices
                  .filter((choice) => Math.ceil(choice) === place + 1)
                  .map((choice) => (
                    <label
                      key={choice}
                      className={target}
                      data-half={halfOf(choice)}
                      onPointerEnter={() => setPointed(choice)}
                    >
                      <input
                        ref={choice === choices[0] ? ref : undefined}
                        type="radio"
                        className={native}
                        name={control.name ?? own}
                        value={choice}
                        aria-label={valueLabel(choice)}
                        checked={choice === value}
                        disabled={control.disabled}
                        onChange={() => change(choice)}
                        onFocus={(event) =>
                          event.target.matches(':focus-visible') && setFocused(choice)
                        }
                        onBlur={() => {
                          setFocused(null);
                          props.onBlur?.();
                        }}
                      />
                    </label>
                  ))}
            </span>
          ))}
          {control.readOnly && (
            <span id={`${control.id}-value`} hidden>
              {valueLabel(value ?? 0)}
            </span>
          )}
          {props.isValueShown && (
            <span className={wordsStyle} aria-hidden>
              {shown > 0 && valueLabel(shown)}
            </span>
          )}
          {props.clearLabel && value !== null && !isLocked && (
            <IconButton size="s" label={props.clearLabel} onPress={() => change(null)}>
              <CloseIcon aria-hidden />
            </IconButton>
          )}
        </div>
      )}
    </Field>
  );
}
