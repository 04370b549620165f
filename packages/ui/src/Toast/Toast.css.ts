import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { floats } from '../overlays/depth.ts';
import { phone } from '../overlays/media.ts';
import { layered } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

/** The custom property with the duration of a countdown. */
export const countdownTime = '--servery-toast-time';

/** The custom properties with the swiped distance and the completed share of a toast. */
export const swipedBy = '--servery-toast-swipe';
export const doneBy = '--servery-toast-done';

/** The custom properties with the distances of the region from the edges of the screen. */
export const placeStart = '--servery-toast-start';
export const placeEnd = '--servery-toast-end';
export const placeBlock = '--servery-toast-block';
const { none } = vars.space;
/** The distance from the edge, which leaves room for controls. */
const block = `var(${placeBlock}, ${none})`;
const start = `var(${placeStart}, ${none})`;
const end = `var(${placeEnd}, ${none})`;

export const region = recipe({
  base: layered({
    position: 'fixed',
    zIndex: vars.layer.toast,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.s,
    inlineSize: vars.size.panel,
    insetInline: `${start} ${end}`,
    maxInlineSize: `calc(100% - ${start} - ${end})`,
    maxBlockSize: `calc(100dvh - ${block})`,
    margin: vars.space.none,
    padding: vars.space.l,
    overflowY: 'auto',
    overflowX: 'clip',
    listStyle: 'none',
    pointerEvents: 'none',
    scrollbarWidth: 'none',
    // Without toasts it has no size, so that nothing moves when it changes to another edge.
    selectors: { '&:empty': { inlineSize: 0, padding: vars.space.none } },
    '@media': { [phone]: { padding: vars.space.s } },
  }),
  variants: {
    edge: {
      above: layered({ insetBlockStart: block }),
      below: layered({ insetBlockEnd: block }),
    },
    align: {
      start: layered({ marginInlineEnd: 'auto' }),
      center: layered({ marginInline: 'auto' }),
      end: layered({ marginInlineStart: 'auto' }),
    },
  },
  defaultVariants: { edge: 'below', align: 'end' },
});

const appear = keyframes({ from: { opacity: 0, translate: `0 ${vars.space.s}` } });

// Fades out, then collapses.
const leave = keyframes({
  '50%': { opacity: 0, blockSize: 'auto' },
  '100%': {
    opacity: 0,
    visibility: 'hidden',
    blockSize: vars.space.none,
    paddingBlock: vars.space.none,
    marginBlockEnd: `calc(-1 * ${vars.space.s})`,
  },
});

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
    touchAction: 'pan-y',
    transition: `translate ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&[data-swiped]': {
        translate: `var(${swipedBy}) 0`,
        transition: 'none',
        userSelect: 'none',
      },
      '&[data-leaving]': {
        pointerEvents: 'none',
        interpolateSize: 'allow-keywords',
        animation: `${leave} ${vars.motion.slow} ${vars.motion.ease} forwards`,
      },
    },
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

export const labels = style(
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

/** The completed share, at the edge where the countdown is otherwise. */
export const done = style(
  layered({
    position: 'absolute',
    insetInlineStart: vars.space.none,
    insetBlockEnd: vars.space.none,
    inlineSize: `calc(var(${doneBy}) * 100%)`,
    blockSize: vars.border.thick,
    background: vars.tone.accent.solid,
    transition: `inline-size ${vars.motion.normal} ${vars.motion.ease}`,
  }),
);
