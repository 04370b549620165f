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
  labels as wordsStyle,
} from './Rating.css.ts';
import { positionMessage } from '../Messages/common.ts';
import { useFormatMessage } from '../Messages/useFormatMessage.ts';

export interface RatingProps extends FieldProps {
  /**
   * The rating (controlled), or null for none. Leave it out to let the field keep its own state.
   */
  value?: number | null;
  /**
   * The rating at first (uncontrolled).
   * @default null
   */
  defaultValue?: number | null;
  /** Called with the rating when the user selects one, or with null when it's cleared. */
  onChange?: (value: number | null) => void;
  /** Called when one of the choices loses focus. */
  onBlur?: () => void;
  /**
   * The number of symbols, which is the highest rating.
   * @default 5
   */
  maxValue?: number;
  /**
   * Whether half symbols can be selected.
   * @default false
   */
  hasHalves?: boolean;
  /** Returns a rating in words, such as "4 stars of 5". It's "4 of 5" if it's left out. */
  valueLabel?: (value: number) => string;
  /**
   * Whether the rating is shown in words at the end. It follows the pointer.
   * @default false
   */
  isValueShown?: boolean;
  /**
   * The accessible name of the button that clears the rating. Without it there's no such button.
   */
  clearLabel?: string;
  /**
   * The empty symbol.
   * @default a star
   */
  icon?: ReactNode;
  /**
   * The filled symbol. It's `icon` if that is set.
   * @default a filled star
   */
  filledIcon?: ReactNode;
  /**
   * The size of the symbols.
   * @default 'm'
   */
  size?: 's' | 'm' | 'l';
  /**
   * The colour of the filled symbols.
   * @default 'warning'
   */
  tone?: 'accent' | 'warning' | 'danger' | 'success' | 'neutral';
  /** A ref to the `<input>` element of the first choice. */
  ref?: Ref<HTMLInputElement>;
}

const set = (value: number) => ({ [share.slice(4, -1)]: value }) as CSSProperties;

/** A rating by symbols. Read-only, it can show any fraction, such as an average. */
export function Rating({ maxValue = 5, icon, filledIcon, ref, ...props }: RatingProps) {
  const format = useFormatMessage();
  const valueLabel =
    props.valueLabel ??
    ((value: number) => format(positionMessage, { number: value, count: maxValue }));
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
