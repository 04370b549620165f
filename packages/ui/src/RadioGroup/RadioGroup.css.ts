import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { choice, mark } from '../Checkbox/choice.css.ts';
import { layered } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

export const group = recipe({
  base: layered({ display: 'flex', flexDirection: 'column', gap: vars.space.xs }),
  variants: {
    look: {
      plain: {},
      card: layered({
        display: 'grid',
        gap: vars.space.s,
        gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, calc(${vars.size.field} * 0.7)), 1fr))`,
      }),
    },
  },
  defaultVariants: { look: 'plain' },
});

export const radio = style([
  mark,
  layered({
    borderRadius: vars.radius.full,
    '::after': {
      content: '',
      inlineSize: '40%',
      blockSize: '40%',
      borderRadius: vars.radius.full,
      background: 'currentColor',
      opacity: 0,
    },
    selectors: { '&:checked::after': { opacity: 1 } },
    '@media': { [media.forcedColors]: { '::after': { content: 'none' } } },
  }),
]);

export const item = recipe({
  base: [choice],
  variants: {
    look: {
      plain: {},
      card: layered({
        inlineSize: 'auto',
        padding: vars.space.m,
        border: `${vars.border.hairline} solid ${vars.color.border}`,
        borderRadius: vars.radius.m,
        background: vars.color.surface,
        transition: `border-color ${vars.motion.fast}, background-color ${vars.motion.fast}`,
        selectors: {
          '&:has(:checked)': {
            borderColor: vars.tone.accent.edge,
            background: vars.color.surfaceSelected,
          },
          '&:has(:focus-visible)': {
            outline: `${vars.border.thick} solid ${vars.color.focus}`,
            outlineOffset: vars.border.thick,
          },
          '&:active:not([data-disabled])': { background: vars.color.surfacePressed },
          '&[data-disabled]': { background: vars.color.surfaceSunken },
        },
        '@media': {
          [media.hover]: {
            selectors: {
              '&:hover:not([data-disabled], :has(:checked))': {
                borderColor: vars.color.borderStrong,
              },
            },
          },
        },
      }),
    },
  },
  defaultVariants: { look: 'plain' },
});
