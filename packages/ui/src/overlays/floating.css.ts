import { style } from '@vanilla-extract/css';
import { layered } from '../styles/layered.ts';
import { edged, floats } from './depth.ts';
import { vars } from '../styles/theme.css.ts';

/** The surface of overlays attached to a trigger. */
export const floating = style(
  layered({
    zIndex: vars.layer.overlay,
    boxSizing: 'border-box',
    maxInlineSize: `calc(100vw - 2 * ${vars.space.s})`,
    overflow: 'auto',
    outline: 'none',
    borderRadius: vars.radius.m,
    background: vars.color.surfaceRaised,
    boxShadow: floats,
    color: vars.color.text,
    fontSize: vars.text.m,
    lineHeight: vars.line.normal,
    transition: `opacity ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
    '@media': edged,
  }),
);
