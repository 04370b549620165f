import { style } from '@vanilla-extract/css';
import { floats } from '../overlays/depth.ts';
import { layered } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const trigger = style(layered({ display: 'inline-block', maxInlineSize: '100%' }));

export const card = style(
  layered({
    display: 'flex',
    zIndex: vars.layer.overlay,
    maxInlineSize: `min(${vars.size.field}, 100vw - 2 * ${vars.space.s})`,
    borderRadius: vars.radius.m,
    background: vars.color.surfaceRaised,
    boxShadow: floats,
    color: vars.color.text,
    fontSize: vars.text.m,
    lineHeight: vars.line.normal,
    transition: `opacity ${vars.motion.fast} ${vars.motion.ease}`,
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
    borderRadius: 'inherit',
  }),
);
