import { component, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const picture = style({
  '@layer': {
    [component]: {
      display: 'block',
      inlineSize: '100%',
      blockSize: 'auto',
      fill: 'none',
      stroke: 'none',
      strokeWidth: vars.border.thick,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
    },
  },
});

/** A sheet, a door, a dish: what stands before the rest. */
export const paper = style({
  '@layer': { [component]: { fill: vars.color.surfaceRaised, stroke: vars.color.borderStrong } },
});

/** What is drawn with a pen alone. */
export const line = style({ '@layer': { [component]: { stroke: vars.color.borderStrong } } });

/** What lies behind. */
export const shade = style({ '@layer': { [component]: { fill: vars.tone.accent.soft } } });

/** The one thing that the drawing is about. */
export const bright = style({ '@layer': { [component]: { fill: vars.tone.accent.solid } } });

/** The same with a pen. */
export const brightLine = style({
  '@layer': { [component]: { stroke: vars.tone.accent.solid } },
});

/** A sign on something bright. */
export const onBright = style({
  '@layer': { [component]: { stroke: vars.tone.accent.onSolid } },
});
