import { ColorArea } from 'react-aria-components/ColorArea';
import { ColorField, Input } from 'react-aria-components/ColorField';
import { ColorPicker as AriaColorPicker, parseColor } from 'react-aria-components/ColorPicker';
import { ColorSlider, SliderTrack } from 'react-aria-components/ColorSlider';
import { ColorSwatch } from 'react-aria-components/ColorSwatch';
import { ColorSwatchPicker, ColorSwatchPickerItem } from 'react-aria-components/ColorSwatchPicker';
import { ColorThumb } from 'react-aria-components/ColorThumb';
import { Field, splitField, type FieldProps } from '../Field/Field.tsx';
import { useValue } from '../state/useValue.ts';
import { box, input } from '../TextField/InputBox.css.ts';
import {
  area,
  areaThumb,
  choice,
  choiceColor,
  hex,
  hexField,
  picker,
  row,
  swatch,
  swatches as swatchesStyle,
  thumb,
  track,
} from './ColorPicker.css.ts';
import { useColorPickerLabels } from './useColorPickerLabels.ts';

/** The texts of a `ColorPicker`. Names of colours come from the locale. */
export interface ColorPickerLabels {
  /** The accessible name of the field for the colour code. */
  hex: string;
  /** The accessible name of the area for saturation and brightness. */
  area: string;
  /** The accessible name of the hue slider. */
  hue: string;
  /** The accessible name of the opacity slider. */
  alpha: string;
  /** The accessible name of the row of swatches. */
  swatches: string;
}

export interface ColorPickerProps extends FieldProps {
  /**
   * The colour (controlled), as `#0f766e`, or with `hasAlpha` as `#0f766e80`. Leave it out to let
   * the picker keep its own state.
   */
  value?: string;
  /**
   * The colour at first (uncontrolled).
   * @default '#0f766e'
   */
  defaultValue?: string;
  /**
   * Called with the colour as lower-case hex digits, such as `#0f766e`, when the user changes it.
   */
  onChange?: (value: string) => void;
  /** Called when focus leaves one of the picker's controls. */
  onBlur?: () => void;
  /**
   * Whether the opacity can be set. Colours then have eight digits.
   * @default false
   */
  hasAlpha?: boolean;
  /** Colours to select with one press, as hex codes. */
  swatches?: readonly string[];
  /** Texts to use instead of the kit's own. */
  labels?: Partial<ColorPickerLabels>;
}

/** Any colour, by area and sliders, by code, or from given swatches. */
export function ColorPicker({ labels: given, swatches, hasAlpha, ...props }: ColorPickerProps) {
  const labels = useColorPickerLabels(given);
  const [value, change] = useValue(props.value, props.defaultValue ?? '#0f766e', props.onChange);
  const [field] = splitField(props);
  const format = hasAlpha ? 'hexa' : 'hex';
  const { isDisabled } = props;
  return (
    <Field {...field} isGroup>
      {(control, labelId) => (
        <div
          id={control.id}
          role="group"
          aria-labelledby={labelId}
          aria-describedby={control['aria-describedby']}
          className={picker}
          data-invalid={control['aria-invalid']}
          onBlur={props.onBlur}
        >
          <AriaColorPicker
            value={parseColor(value).toFormat('hsba')}
            onChange={(color) => change(color.toString(format).toLowerCase())}
          >
            {swatches && !props.isReadOnly && (
              <ColorSwatchPicker aria-label={labels.swatches} className={swatchesStyle}>
                {swatches.map((color) => (
                  <ColorSwatchPickerItem
                    key={color}
                    color={color}
                    isDisabled={isDisabled}
                    className={choice}
                  >
                    <ColorSwatch className={choiceColor} />
                  </ColorSwatchPickerItem>
                ))}
              </ColorSwatchPicker>
            )}
            {!props.isReadOnly && (
              <>
                <ColorArea
                  aria-label={labels.area}
                  colorSpace="hsb"
                  xChannel="saturation"
                  yChannel="brightness"
                  isDisabled={isDisabled}
                  className={area}
                >
                  <ColorThumb className={areaThumb} />
                </ColorArea>
                <ColorSlider
                  aria-label={labels.hue}
                  colorSpace="hsb"
                  channel="hue"
                  isDisabled={isDisabled}
                >
                  <SliderTrack className={track}>
                    <ColorThumb className={thumb} />
                  </SliderTrack>
                </ColorSlider>
                {hasAlpha && (
                  <ColorSlider aria-label={labels.alpha} channel="alpha" isDisabled={isDisabled}>
                    <SliderTrack className={track}>
                      <ColorThumb className={thumb} />
                    </SliderTrack>
                  </ColorSlider>
                )}
              </>
            )}
            <div className={row}>
              <ColorSwatch className={swatch} />
              <ColorField
                aria-label={labels.hex}
                isDisabled={isDisabled}
                isReadOnly={props.isReadOnly}
                isInvalid={control['aria-invalid']}
                className={hexField}
              >
                <div
                  className={box}
                  data-invalid={control['aria-invalid']}
                  data-disabled={isDisabled || undefined}
                  data-readonly={props.isReadOnly || undefined}
                >
                  <Input className={`${input} ${hex}`} />
                </div>
              </ColorField>
            </div>
          </AriaColorPicker>
          {control.name && <input type="hidden" name={control.name} value={value} />}
        </div>
      )}
    </Field>
  );
}
