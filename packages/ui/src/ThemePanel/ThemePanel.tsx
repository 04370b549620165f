import { useId, type ReactNode } from 'react';
import { Field } from '../Field/Field.tsx';
import { Radio } from '../RadioGroup/Radio.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Segment } from '../Segmented/Segment.tsx';
import { Segmented } from '../Segmented/Segmented.tsx';
import { Stack } from '../Stack/Stack.tsx';
import type { SkinName } from '../styles/skins.ts';
import { BrandColors } from './BrandColors.tsx';
import { SkinPreview } from './SkinPreview.tsx';
import { skinName, skins } from './ThemePanel.css.ts';

/** What the panel shows and asks for; the owner keeps it. */
export interface ThemeChoice {
  skin: SkinName;
  direction: 'ltr' | 'rtl';
  density: 'auto' | 'compact' | 'comfortable' | 'touch';
  /** The brand's colour as `#rrggbb`; null is the accent of the house. */
  brand: string | null;
  /** What was chosen of each of `layouts`, by its key. */
  layout: Readonly<Record<string, string>>;
}

/** A choice about the shell of the application: how its menu or its bar stands. */
export interface ThemeLayout {
  /** Under which it stands in `layout`. */
  key: string;
  label: string;
  options: readonly { value: string; label: string }[];
}

export interface ThemePanelWords {
  skin: string;
  skins: Record<SkinName, string>;
  direction: string;
  directions: Record<ThemeChoice['direction'], string>;
  density: string;
  densities: Record<ThemeChoice['density'], string>;
  brand: string;
  /** The accent of the house: no brand. */
  noBrand: string;
  /** Any other colour, from the system's picker. */
  ownBrand: string;
}

/** A colour to choose from, and its name. */
export interface BrandOption {
  color: string;
  label: string;
}

export interface ThemePanelProps {
  value: ThemeChoice;
  onChange: (value: ThemeChoice) => void;
  words: ThemePanelWords;
  /** Brand colours to choose from; any other can be picked. */
  brands?: readonly BrandOption[];
  /** Choices about the menu, the bar and the like: the kit knows none. */
  layouts?: readonly ThemeLayout[];
  /** A part of the panel at its end: a way back to the house's look. */
  footer?: ReactNode;
}

const densities = ['auto', 'compact', 'comfortable', 'touch'] as const;
const skinNames = ['light', 'bordered', 'dark', 'semi-dark'] as const;

/** Asks how the application should look, and tells each change at once; it keeps and dresses nothing itself. */
export function ThemePanel({
  value,
  onChange,
  words,
  brands = [],
  layouts = [],
  footer,
}: ThemePanelProps) {
  const id = useId();
  const set = (change: Partial<ThemeChoice>) => onChange({ ...value, ...change });
  return (
    <Stack gap="xl">
      <div className={skins}>
        <RadioGroup
          label={words.skin}
          look="card"
          value={value.skin}
          onChange={(skin) => set({ skin })}
        >
          {skinNames.map((name) => (
            <Radio key={name} value={name}>
              <span className={skinName}>
                <SkinPreview name={name} brand={value.brand} />
                {words.skins[name]}
              </span>
            </Radio>
          ))}
        </RadioGroup>
      </div>
      <Field label={words.brand} isGroup id={`${id}-brand`}>
        {(control, labelId) => (
          <BrandColors
            id={control.id}
            labelId={labelId}
            value={value.brand}
            onChange={(brand) => set({ brand })}
            brands={brands}
            noneLabel={words.noBrand}
            ownLabel={words.ownBrand}
          />
        )}
      </Field>
      <Segmented
        label={words.density}
        value={value.density}
        onChange={(density) => set({ density })}
        isWide
      >
        {densities.map((name) => (
          <Segment key={name} value={name}>
            {words.densities[name]}
          </Segment>
        ))}
      </Segmented>
      <Segmented
        label={words.direction}
        value={value.direction}
        onChange={(direction) => set({ direction })}
        isWide
      >
        <Segment value="ltr">{words.directions.ltr}</Segment>
        <Segment value="rtl">{words.directions.rtl}</Segment>
      </Segmented>
      {layouts.map(({ key, label, options }) => (
        <Segmented
          key={key}
          label={label}
          value={value.layout[key] ?? null}
          onChange={(chosen) => set({ layout: { ...value.layout, [key]: chosen } })}
          isWide
        >
          {options.map((option) => (
            <Segment key={option.value} value={option.value}>
              {option.label}
            </Segment>
          ))}
        </Segmented>
      ))}
      {footer}
    </Stack>
  );
}
