import { skins, type Skin, type SkinName } from './skins.ts';
import { vars } from './theme.css.ts';
import { themeSkin, type Theme } from './themeFile.ts';

const corners = { s: 6, m: 10, l: 16 };
const property = (reference: string) => reference.slice('var('.length, -1);

/** Returns the custom properties of a part of the contract with their values. */
const pairs = (references: Record<string, string>, values: Record<string, string>) =>
  Object.entries(references).map(
    ([key, reference]) => [property(reference), values[key] ?? ''] as const,
  );

const painted = (skin: Skin) => [
  ...pairs(vars.color, skin.color),
  ...Object.keys(vars.tone).flatMap((tone) =>
    pairs(vars.tone[tone as keyof Skin['tone']], skin.tone[tone as keyof Skin['tone']]),
  ),
  ...pairs(vars.menu, skin.menu),
];

const rounded = ({ roundness }: Theme) =>
  Object.entries(corners).map(
    ([key, pixels]) =>
      [property(vars.radius[key as keyof typeof corners]), `${pixels * roundness}px`] as const,
  );

/**
 * Applies a theme to an element, usually the root; null removes it. `skin` selects another skin
 * than the theme's own.
 */
export function wearTheme(root: HTMLElement, theme: Theme | null, skin?: SkinName) {
  const venue = skins.light;
  for (const [name] of [...painted(venue), ...pairs(vars.radius, {})])
    root.style.removeProperty(name);
  root.style.removeProperty('font-size');
  if (!theme) return;
  const worn = skin ?? theme.skin;
  root.dataset.skin = worn;
  if (theme.density === 'auto') delete root.dataset.density;
  else root.dataset.density = theme.density;
  for (const [name, value] of [...painted(themeSkin(theme, worn)), ...rounded(theme)])
    root.style.setProperty(name, value);
  if (theme.scale !== 1) root.style.setProperty('font-size', `${theme.scale * 100}%`);
}

const rule = (selector: string, lines: readonly (readonly [string, string])[]) =>
  `${selector} {\n${lines.map(([name, value]) => `  ${name}: ${value};`).join('\n')}\n}\n`;

/** Returns a theme as a style sheet to load after the kit's, with all its skins by `data-skin`. */
export function themeCss(theme: Theme): string {
  const names = Object.keys(skins) as SkinName[];
  const scale = theme.scale === 1 ? [] : [['font-size', `${theme.scale * 100}%`] as const];
  return [
    `/* ${theme.name.replaceAll('*/', '')}: set data-skin="${theme.skin}" on the root element. */\n`,
    rule(':root', [...scale, ...rounded(theme)]),
    '@media screen {\n',
    ...names.map((name) => {
      const selector =
        name === theme.skin ? `:root, [data-skin='${name}']` : `[data-skin='${name}']`;
      return rule(selector, painted(themeSkin(theme, name)));
    }),
    '}\n',
  ].join('');
}
