import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';
import { speaks, voice } from '../styles/voice.css.ts';

export const host = style(layered({ position: 'relative', display: 'inline-flex', flex: 'none' }));

/**
 * The badge on the upper end corner. It ignores the pointer, so that presses reach the control
 * below.
 */
export const mark = recipe({
  base: layered({
    position: 'absolute',
    display: 'grid',
    placeItems: 'center',
    minInlineSize: vars.space.l,
    blockSize: vars.space.l,
    paddingInline: vars.space.xs,
    borderRadius: vars.radius.full,
    background: voice.solid,
    boxShadow: `0 0 0 ${vars.border.thick} ${vars.color.surface}`,
    color: voice.onSolid,
    fontSize: `calc(${vars.text.xs} * 0.9)`,
    fontWeight: vars.weight.bold,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1,
    pointerEvents: 'none',
    forcedColorAdjust: 'none',
  }),
  variants: {
    tone: {
      neutral: speaks('neutral'),
      accent: speaks('accent'),
      info: speaks('info'),
      success: speaks('success'),
      warning: speaks('warning'),
      danger: speaks('danger'),
    },
    /**
     * Both positions grow outwards: `inside` from the icon in the middle of a button, `edge` from
     * the edge of an avatar or a filled button.
     */
    overlap: {
      inside: layered({ insetInlineStart: '52%', insetBlockEnd: '52%' }),
      edge: layered({ insetInlineStart: '68%', insetBlockEnd: '68%' }),
    },
    isDot: {
      true: layered({
        margin: vars.space.xs,
        minInlineSize: vars.size.dot,
        inlineSize: vars.size.dot,
        blockSize: vars.size.dot,
        padding: vars.space.none,
      }),
    },
  },
});
