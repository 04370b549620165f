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

/** What a colour picker says; react-aria says the colours themselves, in the locale. */
export interface ColorPickerWords {
  /** Names the field of the code. */
  hex: string;
  /** Names the area, and what the sliders change. */
  area: string;
  hue: string;
  alpha: string;
  /** Names the row of swatches. */
  swatches: string;
}

export interface ColorPickerProps extends FieldProps {
  /** `#0f766e`, with `hasAlpha` `#0f766e80`. */
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  /** Lets the colour be seen through. */
  hasAlpha?: boolean;
  /** Colours to take with one press. */
  swatches?: readonly string[];
  words: ColorPickerWords;
}

/** Any colour, by area and sliders, by code, or one of given swatches. */
export function ColorPicker({ words, swatches, hasAlpha, ...props }: ColorPickerProps) {
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
              <ColorSwatchPicker aria-label={words.swatches} className={swatchesStyle}>
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
                  aria-label={words.area}
                  colorSpace="hsb"
                  xChannel="saturation"
                  yChannel="brightness"
                  isDisabled={isDisabled}
                  className={area}
                >
                  <ColorThumb className={areaThumb} />
                </ColorArea>
                <ColorSlider
                  aria-label={words.hue}
                  colorSpace="hsb"
                  channel="hue"
                  isDisabled={isDisabled}
                >
                  <SliderTrack className={track}>
                    <ColorThumb className={thumb} />
                  </SliderTrack>
                </ColorSlider>
                {hasAlpha && (
                  <ColorSlider aria-label={words.alpha} channel="alpha" isDisabled={isDisabled}>
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
                aria-label={words.hex}
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
