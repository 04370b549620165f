import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

const { s, m } = vars.space;

/** The latest photos, three in a row. */
export const few = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: s,
});
/** All photos, as many in a row as fit. */
export const all = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, calc(${vars.size.field} / 2.25)), 1fr))`,
  gap: m,
});
export const link = style({
  display: 'block',
  overflow: 'hidden',
  borderRadius: vars.radius.m,
  outline: 'none',
  selectors: {
    '&:focus-visible': {
      boxShadow: `0 0 0 ${vars.border.thick} ${vars.color.surface}, 0 0 0 calc(${vars.border.thick} * 2) ${vars.color.focus}`,
    },
  },
});
export const photo = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '1',
  objectFit: 'cover',
  background: vars.color.surfaceSunken,
});
/** The photo in the dialog, never higher than most of the screen. */
export const large = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  maxBlockSize: '60vh',
  objectFit: 'contain',
  borderRadius: vars.radius.m,
});
export const steps = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: m,
  inlineSize: '100%',
});
