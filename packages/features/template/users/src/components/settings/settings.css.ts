import { media, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

/** The picture beside its field; above it if there's no room. */
export const avatarRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  alignItems: 'start',
  '@media': { [media.wide]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});
/** Fields side by side where two fit. */
export const fields = style({
  display: 'grid',
  gap: vars.space.l,
  alignItems: 'start',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.size.field}), 1fr))`,
});
