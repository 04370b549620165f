import { createGlobalThemeContract } from '@vanilla-extract/css';

/** The slots of a tone. Every tone has the same seven, so a recipe can take any of them. */
const tone = {
  /** The background of a filled control, normal, hovered and pressed. */
  solid: '',
  solidHover: '',
  solidPressed: '',
  /** Text and icons on `solid`. */
  onSolid: '',
  /** A tinted surface, and text on it (also text in this tone on any surface). */
  soft: '',
  onSoft: '',
  /** A control edge in this tone: 3:1 against the surface. */
  edge: '',
};

/** The public theme contract: custom properties named `--servery-*`. Components read nothing else. */
export const vars = createGlobalThemeContract(
  {
    color: {
      canvas: '',
      surface: '',
      surfaceRaised: '',
      surfaceSunken: '',
      surfaceHover: '',
      surfacePressed: '',
      surfaceSelected: '',
      text: '',
      textMuted: '',
      border: '',
      borderStrong: '',
      focus: '',
      scrim: '',
      skeleton: '',
    },
    tone: { neutral: tone, accent: tone, success: tone, warning: tone, danger: tone, info: tone },
    menu: { surface: '', text: '', textMuted: '', hover: '', active: '', onActive: '', border: '' },
    space: { none: '', xxs: '', xs: '', s: '', m: '', l: '', xl: '', xxl: '', xxxl: '' },
    radius: { s: '', m: '', l: '', full: '' },
    border: { hairline: '', thick: '' },
    control: { s: '', m: '', l: '' },
    size: {
      target: '',
      icon: '',
      iconLarge: '',
      dot: '',
      key: '',
      field: '',
      measure: '',
      menu: '',
      panel: '',
      dialog: '',
      page: '',
    },
    font: { sans: '', mono: '' },
    text: { xs: '', s: '', m: '', l: '', xl: '', xxl: '', xxxl: '' },
    weight: { regular: '', medium: '', bold: '' },
    line: { tight: '', normal: '' },
    shadow: { none: '', float: '', overlay: '' },
    motion: { fast: '', normal: '', slow: '', ease: '' },
    opacity: { disabled: '' },
    layer: { sticky: '', navigation: '', overlay: '', toast: '' },
  },
  (_value, path) => `servery-${path.join('-')}`,
);
