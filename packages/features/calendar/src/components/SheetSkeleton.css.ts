import { media, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

const { xl, xxl } = vars.space;
/** As high as the sheet of the kit is: six weeks, a little less on a row for each finger's breadth. */
const line = `max(${xl}, calc(${xl} + (${vars.size.target} - ${xxl}) * 5 / 3))`;

export const waiting = style({ display: 'flex', flexDirection: 'column', gap: vars.space.m });
/** The bar of the sheet: one line, and two on a phone. */
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
