import type { CSSProperties, PointerEvent, ReactNode } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import {
  at,
  fill as fillStyle,
  from,
  pip,
  rail,
  said,
  slider,
  standing,
  to,
  tooltip,
  upright,
} from './Slider.css.ts';
import { shareOf, valueAt } from './track.ts';

/** A mark beside the track; without a label it shows its number. */
export interface Pip {
  value: number;
  label?: ReactNode;
}

/** What sliders of one and of two values share. */
export interface SliderLook {
  minValue?: number;
  maxValue?: number;
  step?: number;
  /** Writes a value: money, minutes. */
  format?: (value: number) => string;
  /** Marks along the track. */
  pips?: readonly Pip[];
  /** Shows the value above its thumb: always, or while it is touched. */
  tooltip?: 'touched' | 'always';
  tone?: 'accent' | 'neutral' | 'success' | 'warning' | 'danger' | 'info';
  orientation?: 'horizontal' | 'vertical';
}

export interface SliderTrackProps extends SliderLook {
  values: readonly number[];
  /** The ends of the coloured part. */
  fill: readonly [number, number];
  isDisabled: boolean | undefined;
  /** A press on the track beside a thumb. */
  onPressTrack: (value: number, track: HTMLElement) => void;
  /** The native inputs. */
  children: ReactNode;
}

// `createVar` answers `var(--name)`; as a style it goes by its name.
const nameOf = (variable: string) => variable.slice(4, -1);
const set = (...pairs: [string, number][]) =>
  Object.fromEntries(pairs.map(([name, share]) => [nameOf(name), share])) as CSSProperties;

/** The track with its fill, marks and bubbles; native inputs lie above it. */
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
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the inputs inside have the keys
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
          className={isUpright ? `${pip} ${standing}` : pip}
          style={set([at, share(value)])}
          aria-hidden
        >
          <span className={said}>{label ?? format(value)}</span>
        </span>
      ))}
      {props.children}
      {props.tooltip &&
        props.values.map((value, index) => (
          <span
            // oxlint-disable-next-line react/no-array-index-key -- thumbs do not move past each other
            key={index}
            className={isUpright ? `${tooltip} ${standing}` : tooltip}
            data-when={props.tooltip}
            style={set([at, share(value)])}
            aria-hidden
          >
            <span className={said}>{format(value)}</span>
          </span>
        ))}
    </div>
  );
  return isUpright ? <div className={upright}>{track}</div> : track;
}
