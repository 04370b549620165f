import { vars } from '@servery/ui/styles';
import { style, styleVariants } from '@vanilla-extract/css';
import { breakpoints } from './breakpoints.ts';

export const detail = style({ containerType: 'inline-size', inlineSize: '100%' });

/** The page layout, with the heading above the order. */
export const page = style([detail, { display: 'grid', gap: vars.space.m }]);

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  '@container': {
    [breakpoints.wide]: {
      gridTemplateColumns: `minmax(0, 1fr) calc(${vars.size.panel} * 0.85)`,
      columnGap: vars.space.xxxl,
    },
  },
});

/** Stacked in a panel; on a page, the facts are next to the bill. */
export const column = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xl,
  minInlineSize: vars.space.none,
});

export const section = style({
  display: 'grid',
  gap: vars.space.s,
  minInlineSize: vars.space.none,
});

export const sectionHead = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.m,
  paddingBlockEnd: vars.space.xs,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border}`,
});

const sheet = {
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
} as const;

/** The surface behind an order on a page; a panel already has one. */
export const paper = styleVariants({
  panel: {},
  page: {
    ...sheet,
    padding: vars.space.l,
    '@container': { [breakpoints.wide]: { padding: vars.space.xl } },
  },
});

export const head = style({ display: 'grid', gap: vars.space.m });

export const headLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.s} ${vars.space.l}`,
});

export const place = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.m}`,
});

export const method = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  fontWeight: vars.weight.medium,
});

/** As wide as a panel, but limited in width on a page. */
export const headActions = style({
  flex: '1 1 100%',
  '@container': { [breakpoints.wide]: { flex: `0 1 calc(${vars.size.field} * 0.9)` } },
});

export const reasons = style({
  display: 'grid',
  gap: vars.space.s,
  margin: vars.space.none,
  padding: vars.space.none,
  listStyle: 'none',
});

export const reason = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  borderRadius: vars.radius.s,
  background: vars.tone.warning.soft,
  color: vars.tone.warning.onSoft,
  selectors: {
    '&[data-urgent]': { background: vars.tone.danger.soft, color: vars.tone.danger.onSoft },
  },
});

export const remedies = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s });

export const grows = style({ flex: 1, minInlineSize: vars.space.none });
