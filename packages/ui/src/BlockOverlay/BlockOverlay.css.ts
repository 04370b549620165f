import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { floats } from '../overlays/depth.ts';
import { layered } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const region = style(
  layered({
    position: 'relative',
    minInlineSize: vars.space.none,
    outline: 'none',
  }),
);

export const content = style(layered({ selectors: { '&[inert]': { userSelect: 'none' } } }));

export const veil = recipe({
  base: layered({
    position: 'absolute',
    inset: vars.space.none,
    display: 'grid',
    placeItems: 'center',
    overflow: 'clip',
    padding: vars.space.s,
    borderRadius: vars.radius.m,
    cursor: 'progress',
    animation: `${appear} ${vars.motion.slow} ${vars.motion.ease}`,
  }),
  variants: {
    veil: {
      light: layered({ background: `color-mix(in oklch, ${vars.color.surface}, transparent 25%)` }),
      dark: layered({ background: vars.color.scrim }),
      clear: {},
    },
  },
});

/** Keeps the label in view while a long region is scrolled. */
export const sign = style(
  layered({
    position: 'sticky',
    insetBlock: vars.space.xl,
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.s,
    maxInlineSize: '100%',
    paddingBlock: vars.space.s,
    paddingInline: vars.space.m,
    borderRadius: vars.radius.full,
    background: vars.color.surfaceRaised,
    boxShadow: floats,
    color: vars.color.text,
    fontSize: vars.text.s,
    fontWeight: vars.weight.medium,
    lineHeight: vars.line.tight,
  }),
);

export const mark = style(layered({ display: 'grid', flex: 'none', color: vars.tone.accent.edge }));

export const labels = style(
  layered({ overflow: 'hidden', textOverflow: 'ellipsis', minInlineSize: vars.space.none }),
);
