import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const drawing = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  fill: 'none',
  strokeWidth: vars.border.thick,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
});
export const shade = style({ fill: vars.tone.accent.soft });
export const paper = style({ fill: vars.color.surfaceRaised, stroke: vars.color.borderStrong });
export const line = style({ stroke: vars.color.borderStrong });
export const bright = style({ fill: vars.tone.accent.solid });
export const brightLine = style({ stroke: vars.tone.accent.solid });
export const warm = style({ fill: vars.tone.warning.edge });
export const green = style({ fill: vars.tone.success.edge });
