import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { mark } from '../Checkbox/choice.css.ts';
import { layered } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';
import { speaks, voice } from '../styles/voice.css.ts';

const size = (height: string) =>
  layered({ vars: { [vars.size.iconLarge]: height, [vars.size.icon]: `calc(${height} * 0.55)` } });

/** Contains the track and its icons, in one tone and size. */
export const frame = recipe({
  base: layered({ position: 'relative', flex: 'none', display: 'inline-flex' }),
  variants: {
    tone: {
      accent: speaks('accent'),
      success: speaks('success'),
      warning: speaks('warning'),
      danger: speaks('danger'),
      info: speaks('info'),
    },
    size: {
      s: size(vars.text.l),
      m: {},
      l: size(vars.text.xxl),
    },
  },
  defaultVariants: { tone: 'accent', size: 'm' },
});

export const track = style([
  mark,
  layered({
    display: 'flex',
    alignItems: 'center',
    inlineSize: `calc(${vars.size.iconLarge} * 1.8)`,
    borderRadius: vars.radius.full,
    background: vars.color.surfacePressed,
    '::after': {
      content: '',
      blockSize: `calc(${vars.size.iconLarge} - ${vars.space.s})`,
      aspectRatio: '1',
      marginInline: `calc(${vars.space.xs} - ${vars.border.hairline})`,
      borderRadius: vars.radius.full,
      background: vars.color.textMuted,
      transition: `translate ${vars.motion.normal} ${vars.motion.ease}, background-color ${vars.motion.fast}`,
    },
    selectors: {
      '&:checked:not(:disabled)': {
        background: voice.solid,
        borderColor: voice.solid,
        color: voice.onSolid,
      },
      '&:active:not(:disabled, [aria-readonly], [aria-busy])::after': { scale: '1.15' },
      '&[aria-busy]::after': { opacity: 0 },
      '&[aria-readonly], &[aria-busy]': { cursor: 'default' },
      '&:checked::after': {
        background: 'currentColor',
        translate: `calc(${vars.size.iconLarge} * 0.8)`,
      },
      '&:checked:dir(rtl)::after': { translate: `calc(${vars.size.iconLarge} * -0.8)` },
    },
    '@media': {
      [media.forcedColors]: { '::after': { content: 'none' } },
      [media.hover]: {
        selectors: {
          'label:hover > * > &:not(:disabled, :checked)': {
            borderColor: vars.color.textMuted,
            background: vars.color.surfaceHover,
          },
          'label:hover > * > &:checked:not(:disabled)': {
            background: voice.solidHover,
            borderColor: voice.solidHover,
          },
        },
      },
    },
  }),
]);

const sign = {
  position: 'absolute',
  insetBlock: vars.space.none,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
  opacity: 0,
  // In forced colours, the system draws a checkbox without space for icons.
  '@media': { [media.forcedColors]: { display: 'none' } },
} as const;

/** The icon on the side without the thumb. */
export const iconOn = style(
  layered({
    ...sign,
    insetInlineStart: vars.space.xs,
    color: voice.onSolid,
    selectors: { 'input:checked ~ &': { opacity: 1 } },
  }),
);

export const iconOff = style(
  layered({
    ...sign,
    insetInlineEnd: vars.space.xs,
    color: vars.color.textMuted,
    selectors: { 'input:not(:checked) ~ &': { opacity: 1 } },
  }),
);

/** The spinner on the thumb. */
export const wait = style(
  layered({
    ...sign,
    '@media': { [media.forcedColors]: { position: 'static' } },
    opacity: 1,
    insetInlineStart: vars.space.xs,
    color: vars.color.textMuted,
    selectors: {
      'input:checked ~ &': {
        insetInlineStart: 'auto',
        insetInlineEnd: vars.space.xs,
        color: voice.onSolid,
      },
    },
  }),
);

export const turned = style(layered({ flexDirection: 'row-reverse' }));

export const row = style(
  layered({
    flexDirection: 'row-reverse',
    justifyContent: 'space-between',
    inlineSize: '100%',
    gap: vars.space.l,
  }),
);
