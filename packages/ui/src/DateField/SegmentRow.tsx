import { useRef, type Ref } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import type { FieldControl } from '../Field/Field.tsx';
import { useRefs } from '../state/useRefs.ts';
import { clockFace, literal, row, tight } from './DateField.css.ts';
import { SegmentInput } from './SegmentInput.tsx';
import { dayPeriods, limits, type Part, type Segments, type SegmentType } from './segments.ts';

/** The accessible name of each segment, and its placeholder while it's empty. */
export type SegmentLabels = Record<SegmentType, { label: string; placeholder: string }>;

export interface SegmentRowProps {
  /** The attributes from the field. */
  control: Omit<FieldControl, 'name'>;
  /** The id of the row's label. */
  labelId: string;
  /** An additional accessible name, for the rows of a range. */
  label?: string;
  /** The segments and the texts between them, in order. */
  parts: readonly Part[];
  /** The numbers of the segments that are filled in. */
  value: Segments;
  /** The values that the arrow keys start from. */
  origin: Segments;
  /** The accessible names and placeholders of the segments. */
  labels: Partial<SegmentLabels>;
  /**
   * The number of minutes that an arrow key adds or subtracts.
   * @default 1
   */
  minuteStep?: number;
  /**
   * Whether the row is only as wide as its content.
   * @default false
   */
  isTight?: boolean;
  /** Called with the numbers when the user changes a segment. */
  onChange: (value: Segments) => void;
  /** A ref to the input of the first segment. */
  inputRef?: Ref<HTMLInputElement>;
}

/** The segments of a date or time in the locale's order. */
export function SegmentRow({ control, parts, value, labels, ...props }: SegmentRowProps) {
  const { locale } = useLocale();
  const element = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLInputElement>(null);
  const refs = useRefs(first, props.inputRef);
  const has12 = parts.some(({ type }) => type === 'dayPeriod');
  const firstAt = parts.findIndex(({ type }) => type !== 'literal');
  const nameId = `${control.id}-row`;

  const move = (by: 1 | -1) => {
    const inputs = Array.from(element.current?.querySelectorAll('input') ?? []);
    const at = inputs.indexOf(document.activeElement as HTMLInputElement);
    inputs[at + by]?.focus();
  };
  const { hour } = value;
  // Keep AM or PM when the hour is cleared to be typed again.
  const half = hour === undefined ? value.dayPeriod : Number(hour >= 12);
  const hourIn = (clock: number, late: number) => (clock % 12) + (late ? 12 : 0);
  const segmentOf = (type: SegmentType) => {
    const { digits, min, max } = limits[type];
    const set = (next: number | undefined) => props.onChange({ ...value, [type]: next });
    if (type === 'hour' && has12) {
      const late = half ?? Number((props.origin.hour ?? 0) >= 12);
      return {
        min: 1,
        max: 12,
        digits,
        value: hour === undefined ? undefined : hour % 12 || 12,
        set: (next: number | undefined) =>
          props.onChange({
            ...value,
            hour: next === undefined ? undefined : hourIn(next, late),
            dayPeriod: next === undefined ? half : undefined,
          }),
      };
    }
    if (type === 'dayPeriod') {
      return {
        min,
        max,
        digits,
        texts: dayPeriods(locale),
        value: half,
        set: (next: number | undefined) => {
          if (hour === undefined) set(next);
          else if (next !== undefined) props.onChange({ ...value, hour: hourIn(hour, next) });
        },
      };
    }
    return { min, max, digits, value: value[type], set };
  };
  const draw = (part: Part, at: number) => {
    if (part.type === 'literal') {
      return (
        // oxlint-disable-next-line react/no-array-index-key -- the order of the parts is fixed in a locale
        <span key={at} className={literal} aria-hidden>
          {part.text}
        </span>
      );
    }
    const { set, ...segment } = segmentOf(part.type);
    const origin = props.origin[part.type] ?? segment.min;
    return (
      <SegmentInput
        key={part.type}
        {...segment}
        id={at === firstAt ? control.id : undefined}
        inputRef={at === firstAt ? refs : undefined}
        label={labels[part.type]?.label ?? part.type}
        placeholder={labels[part.type]?.placeholder ?? '––'}
        step={part.type === 'minute' ? props.minuteStep : undefined}
        origin={Math.min(segment.max, Math.max(segment.min, origin))}
        isDisabled={control.disabled}
        isReadOnly={control.readOnly}
        isInvalid={control['aria-invalid']}
        isRequired={control['aria-required']}
        describedBy={control['aria-describedby']}
        onChange={set}
        onMove={move}
      />
    );
  };
  // Hours are to the left of minutes in every language.
  const start = parts.findIndex(({ type }) => type === 'hour');
  const clock =
    start < 0
      ? { start: parts.length, end: parts.length }
      : { start, end: parts.findIndex(({ type }) => type === 'minute') + 1 };
  return (
    <div
      ref={element}
      role="group"
      className={props.isTight ? `${row} ${tight}` : row}
      aria-labelledby={props.label ? `${props.labelId} ${nameId}` : props.labelId}
      id={props.label ? nameId : undefined}
      aria-label={props.label}
    >
      {parts.slice(0, clock.start).map(draw)}
      {clock.end > clock.start && (
        <span dir="ltr" className={clockFace}>
          {parts.slice(clock.start, clock.end).map((part, at) => draw(part, clock.start + at))}
        </span>
      )}
      {parts.slice(clock.end).map((part, at) => draw(part, clock.end + at))}
    </div>
  );
}
