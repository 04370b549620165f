import { useRef, type Ref } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import type { FieldControl } from '../Field/Field.tsx';
import { useRefs } from '../state/useRefs.ts';
import { clockFace, literal, row, tight } from './DateField.css.ts';
import { SegmentInput } from './SegmentInput.tsx';
import { dayPeriods, limits, type Part, type Segments, type SegmentType } from './segments.ts';

/** How a segment is called, and what stands in it while it is empty. */
export type SegmentWords = Record<SegmentType, { label: string; placeholder: string }>;

export interface SegmentRowProps {
  control: Omit<FieldControl, 'name'>;
  /** Names the row. */
  labelId: string;
  /** A further name: of the first or the second row of a range. */
  label?: string;
  parts: readonly Part[];
  value: Segments;
  /** Where arrow keys begin. */
  origin: Segments;
  words: Partial<SegmentWords>;
  minuteStep?: number;
  /** Takes no more room than it needs. */
  isTight?: boolean;
  onChange: (value: Segments) => void;
  /** The first segment. */
  inputRef?: Ref<HTMLInputElement>;
}

/** The segments of a date or a time, as a language orders them. */
export function SegmentRow({ control, parts, value, words, ...props }: SegmentRowProps) {
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
  // The half of the day outlives an hour that is cleared to be typed again.
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
        // oxlint-disable-next-line react/no-array-index-key -- the parts of a language do not move
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
        label={words[part.type]?.label ?? part.type}
        placeholder={words[part.type]?.placeholder ?? '––'}
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
  // Hours stand left of minutes in every language.
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
