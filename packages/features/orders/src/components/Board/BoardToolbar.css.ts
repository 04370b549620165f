import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';
import { breakpoints } from './breakpoints.ts';

export const toolbar = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: vars.space.s,
  '@container': {
    [breakpoints.wide]: {
      gridTemplateColumns: 'auto 1fr auto',
      columnGap: vars.space.l,
      paddingInline: vars.space.xs,
    },
  },
});

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.l,
  minBlockSize: vars.control.l,
  // Keep to one line, so that the lanes don't move when the connection status changes.
  '@container': { [breakpoints.wide]: { flexWrap: 'nowrap', whiteSpace: 'nowrap' } },
});

export const buttons = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.xs,
  '@container': { [breakpoints.wide]: { order: 1 } },
});

export const filters = style({
  display: 'none',
  gridColumn: '1 / -1',
  gap: vars.space.s,
  selectors: { '&[data-open]': { display: 'grid' } },
  '@container': {
    [breakpoints.wide]: {
      display: 'flex',
      justifyContent: 'flex-end',
      gridColumn: 'auto',
    },
  },
});

/** Doesn't wrap or shrink; the search field shrinks instead. */
export const methods = style({ '@container': { [breakpoints.wide]: { flex: 'none' } } });

export const search = style({ flex: `0 1 ${vars.size.field}`, minInlineSize: vars.space.none });

export const onlyNarrow = style({ '@container': { [breakpoints.wide]: { display: 'none' } } });
export const onlyWide = style({ '@container': { [breakpoints.narrow]: { display: 'none' } } });
