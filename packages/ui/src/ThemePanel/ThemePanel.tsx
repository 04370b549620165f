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
import { useThemePanelLabels } from './useThemePanelLabels.ts';

/** The settings of a `ThemePanel`. */
export interface ThemeChoice {
  /** The skin. */
  skin: SkinName;
  /** The reading direction. */
  direction: 'ltr' | 'rtl';
  /** The density. `auto` is comfortable, or touch if the pointer is coarse. */
  density: 'auto' | 'compact' | 'comfortable' | 'touch';
  /** The brand colour as `#rrggbb`, or null for the default accent. */
  brand: string | null;
  /** The selected option of each of `layouts`, by its key. */
  layout: Readonly<Record<string, string>>;
}

/** A setting of the application's own layout, such as the position of its menu. */
export interface ThemeLayout {
  /** The key of the setting in `layout`. */
  key: string;
  /** The label of the setting. */
  label: string;
  /** The options, in order. */
  options: readonly { value: string; label: string }[];
}

/** The texts of a `ThemePanel`. */
export interface ThemePanelLabels {
  /** The label of the choice of skins. */
  skin: string;
  /** The name of each skin. */
  skins: Record<SkinName, string>;
  /** The label of the choice of directions. */
  direction: string;
  /** The name of each direction. */
  directions: Record<ThemeChoice['direction'], string>;
  /** The label of the choice of densities. */
  density: string;
  /** The name of each density. */
  densities: Record<ThemeChoice['density'], string>;
  /** The label of the choice of brand colours. */
  brand: string;
  /** The name of the default accent. */
  noBrand: string;
  /** The label of the button that opens the browser's colour picker. */
  ownBrand: string;
}

/** A brand colour to choose from. */
export interface BrandOption {
  /** The colour as `#rrggbb`. */
  color: string;
  /** The name of the colour. */
  label: string;
}

export interface ThemePanelProps {
  /** The current settings. */
  value: ThemeChoice;
  /** Called with all settings when the user changes one. Apply and store them yourself. */
  onChange: (value: ThemeChoice) => void;
  /** Texts to use instead of the kit's own. */
  labels?: Partial<ThemePanelLabels>;
  /**
   * The brand colours to choose from. Any other colour can be picked too.
   * @default []
   */
  brands?: readonly BrandOption[];
  /**
   * The application's own layout settings.
   * @default []
   */
  layouts?: readonly ThemeLayout[];
  /** The content at the end of the panel, such as a reset button. */
  footer?: ReactNode;
}

const densities = ['auto', 'compact', 'comfortable', 'touch'] as const;
const skinNames = ['light', 'bordered', 'dark', 'semi-dark'] as const;

/**
 * A panel to choose the look of the application. It reports each change, but doesn't apply or store
 * it.
 */
export function ThemePanel({
  value,
  onChange,
  labels: given,
  brands = [],
  layouts = [],
  footer,
}: ThemePanelProps) {
  const labels = useThemePanelLabels(given);
  const id = useId();
  const set = (change: Partial<ThemeChoice>) => onChange({ ...value, ...change });
  return (
    <Stack gap="xl">
      <div className={skins}>
        <RadioGroup
          label={labels.skin}
          look="card"
          value={value.skin}
          onChange={(skin) => set({ skin })}
        >
          {skinNames.map((name) => (
            <Radio key={name} value={name}>
              <span className={skinName}>
                <SkinPreview name={name} brand={value.brand} />
                {labels.skins[name]}
              </span>
            </Radio>
          ))}
        </RadioGroup>
      </div>
      <Field label={labels.brand} isGroup id={`${id}-brand`}>
        {(control, labelId) => (
          <BrandColors
            id={control.id}
            labelId={labelId}
            value={value.brand}
            onChange={(brand) => set({ brand })}
            brands={brands}
            noneLabel={labels.noBrand}
            ownLabel={labels.ownBrand}
          />
        )}
      </Field>
      <Segmented
        label={labels.density}
        value={value.density}
        onChange={(density) => set({ density })}
        isWide
      >
        {densities.map((name) => (
          <Segment key={name} value={name}>
            {labels.densities[name]}
          </Segment>
        ))}
      </Segmented>
      <Segmented
        label={labels.direction}
        value={value.direction}
        onChange={(direction) => set({ direction })}
        isWide
      >
        <Segment value="ltr">{labels.directions.ltr}</Segment>
        <Segment value="rtl">{labels.directions.rtl}</Segment>
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
