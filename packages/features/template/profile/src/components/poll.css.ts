import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

const { s, l } = vars.space;

export const poll = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: l });
export const option = style({ display: 'grid', gap: s });
/** The share of an option, with its voters at the end. */
export const result = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: s,
});
