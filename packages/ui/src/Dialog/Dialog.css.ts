import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { edged, raised } from '../overlays/depth.ts';
import { phone } from '../overlays/media.ts';
import { layered } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const stage = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    placeItems: 'center',
    padding: vars.space.l,
    '@media': { [phone]: { padding: vars.space.none, placeItems: 'end stretch' } },
  }),
);

/** Removes the margin around a full-screen dialog. */
export const wholeStage = style(layered({ padding: vars.space.none, placeItems: 'stretch' }));

const width = (inlineSize: string) => layered({ inlineSize });

export const surface = recipe({
  base: layered({
    display: 'flex',
    maxInlineSize: '100%',
    maxBlockSize: `calc(100dvh - 2 * ${vars.space.l})`,
    overflow: 'hidden',
    borderRadius: vars.radius.m,
    background: vars.color.surfaceRaised,
    boxShadow: raised,
    transition: `translate ${vars.motion.normal} ${vars.motion.ease}`,
    '@starting-style': { translate: `0 ${vars.space.s}` },
    outline: 'none',
    '@media': {
      ...edged,
      [phone]: {
        inlineSize: '100%',
        maxBlockSize: `calc(100dvh - ${vars.space.xl})`,
        borderRadius: vars.space.none,
        borderStartStartRadius: vars.radius.l,
        borderStartEndRadius: vars.radius.l,
      },
    },
  }),
  variants: {
    size: {
      s: width(`calc(${vars.size.dialog} * 0.75)`),
      m: width(vars.size.dialog),
      l: width(`calc(${vars.size.dialog} * 1.5)`),
      xl: width(`calc(${vars.size.dialog} * 2)`),
      full: layered({
        inlineSize: '100%',
        maxBlockSize: '100dvh',
        borderRadius: vars.space.none,
        boxShadow: 'none',
        '@media': { [phone]: { maxBlockSize: '100dvh', borderRadius: vars.space.none } },
      }),
    },
  },
  defaultVariants: { size: 'm' },
});
