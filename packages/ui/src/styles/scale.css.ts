import { assignVars, globalStyle } from '@vanilla-extract/css';
import { reset } from './layers.css.ts';
import { vars } from './theme.css.ts';

const rem = (pixels: number) => `${pixels / 16}rem`;

const { space, radius, border, font, weight, line, motion, opacity, layer } = vars;
const { dot, key, field, measure, menu, panel, dialog, page } = vars.size;

const fallbackFonts =
  "'Hanken Grotesk Fallback', 'Noto Sans Arabic', system-ui, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif";

globalStyle(':root', {
  '@layer': {
    [reset]: {
      vars: {
        ...assignVars(space, {
          none: '0px',
          xxs: rem(2),
          xs: rem(4),
          s: rem(8),
          m: rem(12),
          l: rem(16),
          xl: rem(24),
          xxl: rem(32),
          xxxl: rem(48),
        }),
        ...assignVars(radius, { s: '6px', m: '10px', l: '16px', full: '999px' }),
        ...assignVars(border, { hairline: '1px', thick: '2px' }),
        ...assignVars(font, {
          sans: `'Hanken Grotesk', ${fallbackFonts}`,
          mono: "ui-monospace, 'SF Mono', 'Cascadia Mono', 'Roboto Mono', 'Liberation Mono', monospace",
        }),
        ...assignVars(weight, { regular: '400', medium: '500', bold: '650' }),
        ...assignVars(line, { tight: '1.25', normal: '1.5' }),
        ...assignVars(motion, {
          fast: '120ms',
          normal: '160ms',
          slow: '200ms',
          ease: 'cubic-bezier(0.2, 0, 0, 1)',
        }),
        ...assignVars(opacity, { disabled: '0.55' }),
        ...assignVars(layer, { sticky: '10', navigation: '20', overlay: '30', toast: '40' }),
        [dot]: rem(8),
        [key]: rem(56),
        [field]: rem(320),
        [measure]: '60ch',
        [menu]: rem(248),
        [panel]: rem(440),
        [dialog]: rem(520),
        [page]: rem(1200),
      },
      '@media': {
        '(prefers-reduced-motion: reduce)': {
          vars: { [motion.fast]: '0ms', [motion.normal]: '0ms', [motion.slow]: '0ms' },
        },
      },
    },
  },
});

// Before the fallback, because Arial has Arabic letters too.
globalStyle(':root:lang(ar)', {
  '@layer': {
    [reset]: {
      vars: { [font.sans]: `'Hanken Grotesk', 'Noto Sans Arabic Variable', ${fallbackFonts}` },
    },
  },
});

interface Density {
  control: [small: number, medium: number, large: number];
  target: number;
  icon: number;
  iconLarge: number;
  text: [xs: number, s: number, m: number, l: number];
}

const compact: Density = {
  control: [28, 32, 40],
  target: 24,
  icon: 16,
  iconLarge: 20,
  text: [12, 13, 14, 16],
};
const comfortable: Density = {
  control: [32, 40, 48],
  target: 32,
  icon: 16,
  iconLarge: 20,
  text: [12, 13, 14, 16],
};
/** Text of 16 pixels also keeps phones from zooming into a focused field. */
const touch: Density = {
  control: [44, 48, 56],
  target: 44,
  icon: 20,
  iconLarge: 24,
  text: [13, 14, 16, 18],
};

function densityVars({ control, target, icon, iconLarge, text }: Density) {
  return {
    [vars.control.s]: rem(control[0]),
    [vars.control.m]: rem(control[1]),
    [vars.control.l]: rem(control[2]),
    [vars.size.target]: rem(target),
    [vars.size.icon]: rem(icon),
    [vars.size.iconLarge]: rem(iconLarge),
    [vars.text.xs]: rem(text[0]),
    [vars.text.s]: rem(text[1]),
    [vars.text.m]: rem(text[2]),
    [vars.text.l]: rem(text[3]),
    [vars.text.xl]: rem(20),
    [vars.text.xxl]: rem(24),
    [vars.text.xxxl]: rem(32),
  };
}

const density = (selector: string, value: Density) =>
  globalStyle(selector, {
    '@layer': { [reset]: { vars: densityVars(value) } },
  });

globalStyle(':root', {
  '@layer': {
    [reset]: {
      vars: densityVars(comfortable),
      '@media': { '(pointer: coarse)': { vars: densityVars(touch) } },
    },
  },
});
density('[data-density="compact"]', compact);
density('[data-density="comfortable"]', comfortable);
density('[data-density="touch"]', touch);
