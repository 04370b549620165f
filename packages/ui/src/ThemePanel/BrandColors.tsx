import { useId } from 'react';
import { CheckIcon, PlusIcon } from '../icons.ts';
import { hues, palette } from '../styles/palette.ts';
import { contrast, readHex } from '../styles/oklch.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { color, colors, native, own, picker } from './ThemePanel.css.ts';
import type { BrandOption } from './ThemePanel.tsx';

export interface BrandColorsProps {
  /** The id of the group. */
  id: string;
  /** The id of the label. */
  labelId: string;
  /** The brand colour as `#rrggbb`, or null for the default accent. */
  value: string | null;
  /** Called with the colour when the user selects one. */
  onChange: (value: string | null) => void;
  /** The brand colours to choose from. */
  brands: readonly BrandOption[];
  /** The name of the default accent. */
  noneLabel: string;
  /** The label of the browser's colour picker. */
  ownLabel: string;
}

const white = { l: 1, c: 0, h: hues.accent.hue };
const sign = (hex: string) => (contrast(readHex(hex) ?? white, white) >= 3 ? 'white' : 'black');

/** A choice of brand colours, with a colour picker for any other. */
export function BrandColors({
  id,
  labelId,
  value,
  onChange,
  brands,
  noneLabel,
  ownLabel,
}: BrandColorsProps) {
  const name = useId();
  const isOwn = value !== null && !brands.some((brand) => brand.color === value);
  const choices = [{ color: null, label: noneLabel }, ...brands];
  return (
    <div role="radiogroup" id={id} aria-labelledby={labelId} className={colors}>
      {choices.map((choice) => (
        <label
          key={choice.color ?? 'none'}
          className={color}
          title={choice.label}
          style={{
            background: choice.color ?? palette.light.accent[9],
            color: choice.color ? sign(choice.color) : 'white',
          }}
        >
          <input
            type="radio"
            name={name}
            className={native}
            checked={value === choice.color}
            onChange={() => onChange(choice.color)}
          />
          <VisuallyHidden>{choice.label}</VisuallyHidden>
          {value === choice.color && <CheckIcon />}
        </label>
      ))}
      <label
        className={`${color} ${own}`}
        title={ownLabel}
        data-own={isOwn || undefined}
        style={isOwn ? { background: value, color: sign(value) } : undefined}
      >
        <input
          type="color"
          aria-label={ownLabel}
          className={picker}
          value={value ?? '#0b7a75'}
          onChange={(event) => onChange(event.target.value)}
        />
        {isOwn ? <CheckIcon /> : <PlusIcon />}
      </label>
    </div>
  );
}
