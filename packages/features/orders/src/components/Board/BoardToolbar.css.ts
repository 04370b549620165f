import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';
import { room } from './room.ts';

export const toolbar = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: vars.space.s,
  '@container': {
    [room.wide]: {
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
  // One line, so that the lanes stay where they are when the connection comes and goes.
  '@container': { [room.wide]: { flexWrap: 'nowrap', whiteSpace: 'nowrap' } },
});

export const buttons = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.xs,
  '@container': { [room.wide]: { order: 1 } },
});

export const filters = style({
  display: 'none',
  gridColumn: '1 / -1',
  gap: vars.space.s,
  selectors: { '&[data-open]': { display: 'grid' } },
  '@container': {
    [room.wide]: {
      display: 'flex',
      justifyContent: 'flex-end',
      gridColumn: 'auto',
    },
  },
});

/** Keeps its words on one line: the search gives way instead. */
export const methods = style({ '@container': { [room.wide]: { flex: 'none' } } });

export const search = style({ flex: `0 1 ${vars.size.field}`, minInlineSize: vars.space.none });

export const onlyNarrow = style({ '@container': { [room.wide]: { display: 'none' } } });
export const onlyWide = style({ '@container': { [room.narrow]: { display: 'none' } } });
