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

/** Objects in the foreground, such as a sheet, a door or a dish. */
export const paper = style({
  '@layer': { [component]: { fill: vars.color.surfaceRaised, stroke: vars.color.borderStrong } },
});

/** Outlines. */
export const line = style({ '@layer': { [component]: { stroke: vars.color.borderStrong } } });

/** The background shape. */
export const shade = style({ '@layer': { [component]: { fill: vars.tone.accent.soft } } });

/** The accented object of the drawing. */
export const bright = style({ '@layer': { [component]: { fill: vars.tone.accent.solid } } });

/** The outline of the accented object. */
export const brightLine = style({
  '@layer': { [component]: { stroke: vars.tone.accent.solid } },
});

/** A mark on an accented object. */
export const onBright = style({
  '@layer': { [component]: { stroke: vars.tone.accent.onSolid } },
});
