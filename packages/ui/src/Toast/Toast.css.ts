import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { floats } from '../overlays/depth.ts';
import { phone } from '../overlays/media.ts';
import { layered } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

/** The custom property that says how long a countdown runs. */
export const countdownTime = '--servery-toast-time';

export const region = style(
  layered({
    position: 'fixed',
    insetBlockEnd: vars.space.none,
    insetInlineEnd: vars.space.none,
    zIndex: vars.layer.toast,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.s,
    inlineSize: vars.size.panel,
    maxInlineSize: '100%',
    maxBlockSize: '100dvh',
    margin: vars.space.none,
    padding: vars.space.l,
    overflowY: 'auto',
    overflowX: 'clip',
    listStyle: 'none',
    pointerEvents: 'none',
    scrollbarWidth: 'none',
    '@media': { [phone]: { padding: vars.space.s } },
  }),
);

const appear = keyframes({ from: { opacity: 0, translate: `0 ${vars.space.s}` } });

export const card = style(
  layered({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.m,
    flex: 'none',
    padding: vars.space.m,
    overflow: 'hidden',
    borderRadius: vars.radius.m,
    background: vars.color.surfaceRaised,
    boxShadow: floats,
    color: vars.color.text,
    fontSize: vars.text.m,
    lineHeight: vars.line.normal,
    pointerEvents: 'auto',
    animation: `${appear} ${vars.motion.normal} ${vars.motion.ease}`,
  }),
);

const tone = (color: string) => layered({ color });

export const icon = recipe({
  base: layered({
    flex: 'none',
    inlineSize: vars.size.iconLarge,
    blockSize: vars.size.iconLarge,
  }),
  variants: {
    tone: {
      neutral: tone(vars.color.textMuted),
      success: tone(vars.tone.success.onSoft),
      warning: tone(vars.tone.warning.onSoft),
      danger: tone(vars.tone.danger.onSoft),
      info: tone(vars.tone.info.onSoft),
    },
  },
});

export const words = style(
  layered({ flex: 1, minInlineSize: vars.space.none, overflowWrap: 'anywhere' }),
);

export const title = style(layered({ fontWeight: vars.weight.medium }));

export const text = style(layered({ color: vars.color.textMuted, fontSize: vars.text.s }));

const shrink = keyframes({ to: { scale: '0 1' } });

export const countdown = style(
  layered({
    position: 'absolute',
    insetInline: vars.space.none,
    insetBlockEnd: vars.space.none,
    blockSize: vars.border.thick,
    background: vars.tone.accent.solid,
    transformOrigin: 'left',
    animation: `${shrink} var(${countdownTime}) linear forwards`,
    selectors: {
      '[dir=rtl] &': { transformOrigin: 'right' },
      '[data-paused] > &': { animationPlayState: 'paused' },
    },
    '@media': {
      '(prefers-reduced-motion: reduce)': {
        animationDuration: `var(${countdownTime})`,
        animationTimingFunction: 'steps(10, end)',
      },
    },
  }),
);
