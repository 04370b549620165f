import type { CSSProperties, PointerEvent, ReactNode } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import {
  at,
  fill as fillStyle,
  from,
  pip,
  rail,
  horizontalText,
  slider,
  uprightMark,
  to,
  tooltip,
  upright,
} from './Slider.css.ts';
import { shareOf, valueAt } from './track.ts';

/** A mark along the track of a slider. */
export interface Pip {
  /** The value that is marked. */
  value: number;
  /** The text of the mark. The formatted value is shown if it's left out. */
  label?: ReactNode;
}

/** Props shared by sliders of one and of two values. */
export interface SliderLook {
  /**
   * The lowest value.
   * @default 0
   */
  minValue?: number;
  /**
   * The highest value.
   * @default 100
   */
  maxValue?: number;
  /**
   * The distance between two values.
   * @default 1
   */
  step?: number;
  /**
   * Returns a value as text, such as money or minutes, for marks, tooltips and screen readers.
   * Numbers are formatted for the locale if it's left out.
   */
  format?: (value: number) => string;
  /** The marks along the track. There are none if it's left out. */
  pips?: readonly Pip[];
  /**
   * A tooltip with the value above its thumb: always, or while the slider is used. There's none if
   * it's left out.
   */
  tooltip?: 'touched' | 'always';
  /**
   * The colour, by meaning.
   * @default 'accent'
   */
  tone?: 'accent' | 'neutral' | 'success' | 'warning' | 'danger' | 'info';
  /**
   * The direction of the track.
   * @default 'horizontal'
   */
  orientation?: 'horizontal' | 'vertical';
}

export interface SliderTrackProps extends SliderLook {
  /** The values of the thumbs. */
  values: readonly number[];
  /** The ends of the coloured part. */
  fill: readonly [number, number];
  /** Whether the slider is disabled. */
  isDisabled: boolean | undefined;
  /** Called when the track is pressed next to a thumb, with the value there. */
  onPressTrack: (value: number, track: HTMLElement) => void;
  /** The native inputs. */
  children: ReactNode;
}

// `createVar` returns `var(--name)`, but the `style` prop needs the name.
const nameOf = (variable: string) => variable.slice(4, -1);
const set = (...pairs: [string, number][]) =>
  Object.fromEntries(pairs.map(([name, share]) => [nameOf(name), share])) as CSSProperties;

/** The track with its fill, marks and tooltips, below the native inputs. */
export function SliderTrack(props: SliderTrackProps) {
  const { minValue = 0, maxValue = 100, step = 1, orientation = 'horizontal', pips } = props;
  const { locale, direction } = useLocale();
  const format = props.format ?? ((value) => new Intl.NumberFormat(locale).format(value));
  const share = (value: number) => shareOf(value, minValue, maxValue);
  const isUpright = orientation === 'vertical';
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.target instanceof HTMLInputElement || props.isDisabled || event.button > 0) return;
    const track = event.currentTarget;
    const box = track.getBoundingClientRect();
    const hit = (isUpright ? box.width : box.height) / 2;
    const along = isUpright
      ? (box.bottom - hit - event.clientY) / (box.height - 2 * hit)
      : (event.clientX - box.left - hit) / (box.width - 2 * hit);
    const isTurned = !isUpright && direction === 'rtl';
    event.preventDefault();
    props.onPressTrack(valueAt(isTurned ? 1 - along : along, minValue, maxValue, step), track);
  };
  const track = (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the inputs inside handle the keys
    <div
      className={slider({ tone: props.tone, orientation, hasPips: Boolean(pips) && !isUpright })}
      data-disabled={props.isDisabled || undefined}
      onPointerDown={onPointerDown}
    >
      <span className={rail} />
      <span
        className={fillStyle}
        style={set([from, share(props.fill[0])], [to, share(props.fill[1])])}
      />
      {pips?.map(({ value, label }) => (
        <span
          key={value}
          className={isUpright ? `${pip} ${uprightMark}` : pip}
          style={set([at, share(value)])}
          aria-hidden
        >
          <span className={horizontalText}>{label ?? format(value)}</span>
        </span>
      ))}
      {props.children}
      {props.tooltip &&
        props.values.map((value, index) => (
          <span
            // oxlint-disable-next-line react/no-array-index-key -- thumbs do not move past each other
            key={index}
            className={isUpright ? `${tooltip} ${uprightMark}` : tooltip}
            data-when={props.tooltip}
            style={set([at, share(value)])}
            aria-hidden
          >
            <span className={horizontalText}>{format(value)}</span>
          </span>
        ))}
    </div>
  );
  return isUpright ? <div className={upright}>{track}</div> : track;
}
