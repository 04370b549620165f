import { globalStyle, style } from '@vanilla-extract/css';
import { raised } from '../overlays/depth.ts';
import { layered } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

/** The attribute of the element that a step is about. */
export const targetMark = 'data-servery-tour-target';

globalStyle(
  `[${targetMark}]`,
  layered({
    outline: `${vars.border.thick} solid ${vars.color.focus}`,
    outlineOffset: vars.space.xs,
    scrollMargin: vars.space.xxxl,
  }),
);

export const card = style(
  layered({
    zIndex: vars.layer.overlay,
    display: 'flex',
    inlineSize: vars.size.field,
    maxInlineSize: `calc(100vw - 2 * ${vars.space.s})`,
    borderRadius: vars.radius.m,
    background: vars.color.surfaceRaised,
    boxShadow: raised,
    color: vars.color.text,
    fontSize: vars.text.m,
    lineHeight: vars.line.normal,
    outline: 'none',
    transition: `opacity ${vars.motion.normal} ${vars.motion.ease}`,
    '@starting-style': { opacity: 0 },
  }),
);

export const inner = style(
  layered({
    flex: 1,
    minInlineSize: vars.space.none,
    padding: vars.space.l,
    overflow: 'auto',
    overflowWrap: 'anywhere',
  }),
);

export const head = style(
  layered({ display: 'flex', alignItems: 'flex-start', gap: vars.space.s }),
);

export const heading = style(
  layered({
    flex: 1,
    minInlineSize: vars.space.none,
    fontSize: vars.text.m,
    fontWeight: vars.weight.bold,
    lineHeight: vars.line.tight,
    paddingBlock: vars.space.xs,
  }),
);

export const foot = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.s,
    marginBlockStart: vars.space.l,
  }),
);

export const count = style(
  layered({
    marginInlineEnd: 'auto',
    color: vars.color.textMuted,
    fontSize: vars.text.s,
    fontVariantNumeric: 'tabular-nums',
  }),
);
