import { media, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

const { xl, xxl } = vars.space;
/**
 * The height of a line in the grid; rows are taller on touch screens. The skeleton has the same six
 * weeks.
 */
const line = `max(${xl}, calc(${xl} + (${vars.size.target} - ${xxl}) * 5 / 3))`;

export const waiting = style({ display: 'flex', flexDirection: 'column', gap: vars.space.m });
/** The grid's toolbar: one line, two on a phone. */
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  inlineSize: `calc(${vars.control.l} * 5)`,
  minBlockSize: vars.control.m,
  '@media': {
    [media.narrow]: {
      minBlockSize: `calc(${vars.control.s} + ${vars.space.s} + ${vars.control.m})`,
    },
  },
});
export const weeks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gridTemplateRows: `${vars.control.s} repeat(6, minmax(0, 1fr))`,
  gap: vars.border.hairline,
  blockSize: `calc((${line} * 3 + ${vars.control.m}) * 6 + ${vars.control.m})`,
  overflow: 'hidden',
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  background: vars.color.border,
});
export const cell = style({
  padding: vars.space.s,
  background: vars.color.surface,
});
