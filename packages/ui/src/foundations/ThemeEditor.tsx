import { useState } from 'react';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { NumberField, type NumberLimits } from '../NumberField/NumberField.tsx';
import { Grid } from '../Stack/Grid.tsx';
import { Inline } from '../Stack/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { parseOklch, writeHex } from '../styles/oklch.ts';
import type { SkinName } from '../styles/skins.ts';
import {
  defaultTheme,
  ownColors,
  rawSkin,
  readTheme,
  themeSkin,
  writeTheme,
  type Density,
  type OwnColor,
  type Theme,
} from '../styles/themeFile.ts';
import { themeCss } from '../styles/wearTheme.ts';
import { Segment } from '../Segmented/Segment.tsx';
import { Segmented } from '../Segmented/Segmented.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ColorField } from './ColorField.tsx';
import { pairsOf } from './ContrastTable.tsx';
import { editor, part, stays } from './foundations.css.ts';
import { RepairTable } from './RepairTable.tsx';
import { Part } from './Sheet.tsx';
import { ThemePreview } from './ThemePreview.tsx';

const skinNames = ['light', 'bordered', 'dark', 'semi-dark'] as const;
const densities = ['auto', 'compact', 'comfortable', 'touch'] as const;

const download = (name: string, type: string, text: string) => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
};
const askForNumber = (example: string) => `Enter a number, such as ${example}.`;
const askWithin = ({ min, max }: NumberLimits) => `Enter a number from ${min} to ${max}.`;
const fileName = ({ name }: Theme) => name.toLowerCase().replaceAll(/\W+/g, '-') || 'theme';

/** An editor to design a theme, preview it with repaired contrast, and save it as a file. */
export function ThemeEditor() {
  const [theme, setTheme] = useState<Theme>(defaultTheme);
  const [isRefused, setRefused] = useState(false);
  const set = (change: Partial<Theme>) => setTheme({ ...theme, ...change });
  const { skin } = theme;
  const setColor = (key: OwnColor, color: string | null) => {
    const { [key]: _, ...others } = theme.colors[skin] ?? {};
    set({ colors: { ...theme.colors, [skin]: color ? { ...others, [key]: color } : others } });
  };
  const read = async (file: File | undefined) => {
    const found = file && readTheme(await file.text());
    setRefused(!found);
    if (found) setTheme(found);
  };
  const { color, tone } = themeSkin({ ...theme, colors: {} }, skin);
  const hex = (written: string) => writeHex(parseOklch(written));
  const standard: Record<OwnColor, string> = {
    canvas: hex(color.canvas),
    surface: hex(color.surface),
    text: hex(color.text),
    textMuted: hex(color.textMuted),
    border: hex(color.border),
    accent: hex(tone.accent.solid),
  };
  const weak = pairsOf(rawSkin(theme, skin)).filter(({ ratio, least }) => ratio < least);
  return (
    <div className={editor}>
      <Stack gap="xl">
        <TextField label="Name" value={theme.name} onChange={(name) => set({ name })} />
        <Segmented
          label="Skin"
          value={skin}
          onChange={(next: SkinName) => set({ skin: next })}
          isWide
        >
          {skinNames.map((name) => (
            <Segment key={name} value={name}>
              {name}
            </Segment>
          ))}
        </Segmented>
        <Segmented
          label="Density"
          value={theme.density}
          onChange={(density: Density) => set({ density })}
          isWide
        >
          {densities.map((name) => (
            <Segment key={name} value={name}>
              {name}
            </Segment>
          ))}
        </Segmented>
        <ColorField
          label="Brand colour"
          value={theme.brand}
          standard={standard.accent}
          onChange={(brand) => set({ brand })}
          description="Sets the hue of the accent colour. Lightness stays as in the default theme."
        />
        <Grid item="s">
          <NumberField
            label="Roundness, %"
            value={Math.round(theme.roundness * 100)}
            minValue={0}
            maxValue={200}
            step={25}
            decrementLabel="Decrease radius"
            invalidMessage={askForNumber}
            limitMessage={askWithin}
            incrementLabel="Increase radius"
            onChange={(percent) => set({ roundness: (percent ?? 100) / 100 })}
          />
          <NumberField
            label="Size, %"
            value={Math.round(theme.scale * 100)}
            minValue={80}
            maxValue={140}
            step={5}
            decrementLabel="Smaller"
            invalidMessage={askForNumber}
            limitMessage={askWithin}
            incrementLabel="Larger"
            onChange={(percent) => set({ scale: (percent ?? 100) / 100 })}
          />
        </Grid>
        <Part title={`Colours of the ${skin} skin`}>
          {ownColors.map((key) => (
            <ColorField
              key={`${skin} ${key}`}
              label={key}
              value={theme.colors[skin]?.[key] ?? null}
              standard={standard[key]}
              onChange={(color) => setColor(key, color)}
            />
          ))}
        </Part>
        <Part title="File">
          <Inline>
            <Button
              tone="accent"
              emphasis="solid"
              onPress={() =>
                download(`${fileName(theme)}.json`, 'application/json', writeTheme(theme))
              }
            >
              Export JSON
            </Button>
            <Button onPress={() => download(`${fileName(theme)}.css`, 'text/css', themeCss(theme))}>
              Export CSS
            </Button>
            <Button emphasis="ghost" onPress={() => setTheme(defaultTheme)}>
              Reset to default theme
            </Button>
          </Inline>
          <label className={part}>
            <Text size="s" weight="medium">
              Import a theme file
            </Text>
            <input
              type="file"
              accept="application/json"
              onChange={(event) => void read(event.target.files?.[0])}
            />
          </label>
          {isRefused && <Banner tone="danger">This file doesn’t contain a theme.</Banner>}
        </Part>
      </Stack>
      <Stack gap="xl">
        <div className={stays}>
          <ThemePreview theme={theme} />
        </div>
        <Part title="Contrast">
          {weak.length === 0 ? (
            <Banner tone="success" isLive={false}>
              All text and edges meet the contrast requirements as chosen.
            </Banner>
          ) : (
            <RepairTable weak={weak} repaired={themeSkin(theme, skin)} />
          )}
        </Part>
      </Stack>
    </div>
  );
}
