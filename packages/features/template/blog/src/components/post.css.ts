import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

const { s, m, l } = vars.space;

export const article = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: l,
  overflowWrap: 'anywhere',
});
export const text = style({ maxInlineSize: vars.size.measure });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: m,
});

export const comments = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: l,
});
export const comment = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: s,
  overflowWrap: 'anywhere',
});
export const commentText = style({ whiteSpace: 'pre-line' });
/** Indented below the comment that they reply to. */
export const replies = style([
  comments,
  {
    justifySelf: 'stretch',
    marginBlockStart: m,
    paddingInlineStart: l,
    borderInlineStart: `${vars.border.hairline} solid ${vars.color.border}`,
  },
]);
export const replying = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: s });
