export { readable, repairSkin } from './repair.ts';
export { type Skin, type SkinName } from './skins.ts';
export {
  defaultTheme,
  ownColors,
  rawSkin,
  readTheme,
  themeSkin,
  writeTheme,
  type Density,
  type OwnColor,
  type Theme,
} from './themeFile.ts';
export { themeCss, wearTheme } from './wearTheme.ts';
