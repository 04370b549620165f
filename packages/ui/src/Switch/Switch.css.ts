import { style } from '@vanilla-extract/css';
import { mark } from '../Checkbox/choice.css.ts';
import { layered } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

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
      '&:checked::after': {
        background: 'currentColor',
        translate: `calc(${vars.size.iconLarge} * 0.8)`,
      },
      '&:checked:dir(rtl)::after': { translate: `calc(${vars.size.iconLarge} * -0.8)` },
    },
    '@media': { [media.forcedColors]: { '::after': { content: 'none' } } },
  }),
]);

export const row = style(
  layered({
    flexDirection: 'row-reverse',
    justifyContent: 'space-between',
    inlineSize: '100%',
    gap: vars.space.l,
  }),
);
