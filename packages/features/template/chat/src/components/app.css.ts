import { media, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';
import { besideEachOther, threeColumns } from '../columns.ts';

const beside = `calc(${vars.size.menu} + ${vars.size.key})`;

/** The whole app, as high as the window allows; long content scrolls inside it. */
export const app = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  blockSize: `calc(100dvb - ${vars.control.l} - 2 * ${vars.space.l})`,
  minBlockSize: `calc(${vars.control.l} * 8)`,
  maxBlockSize: '100dvb',
  overflow: 'clip',
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  '@media': {
    [media.wide]: { blockSize: '100%' },
    [besideEachOther]: { gridTemplateColumns: `${beside} minmax(0, 1fr)` },
    [threeColumns]: {
      selectors: {
        '&[data-panel=contact]': { gridTemplateColumns: `${beside} minmax(0, 1fr) ${beside}` },
      },
    },
  },
});

const column = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: vars.space.none,
  minBlockSize: vars.space.none,
});

const alone = (shown: string) => ({
  selectors: { [`${app}:not([data-shows=${shown}]) > &`]: { display: 'none' } },
  '@media': {
    [besideEachOther]: {
      selectors: { [`${app}:not([data-shows=${shown}]) > &`]: { display: 'flex' } },
    },
  },
});

export const list = style([
  column,
  alone('list'),
  {
    '@media': {
      [besideEachOther]: {
        borderInlineEnd: `${vars.border.hairline} solid ${vars.color.border}`,
      },
    },
  },
]);

export const talk = style([column, alone('talk')]);

/** A panel in its own column; where it doesn't fit, a drawer is used instead. */
export const panel = style([
  column,
  {
    '@media': {
      [besideEachOther]: {
        borderInlineStart: `${vars.border.hairline} solid ${vars.color.border}`,
      },
    },
  },
]);

/** Header of a column. */
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  flex: 'none',
  minBlockSize: `calc(${vars.control.m} + 2 * ${vars.space.s})`,
  paddingInline: vars.space.m,
  paddingBlock: vars.space.s,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border}`,
});

export const grows = style({ flex: '1', minInlineSize: vars.space.none });

export const onlyNarrow = style({
  display: 'contents',
  '@media': { [besideEachOther]: { display: 'none' } },
});

/** Centres content in a column. */
export const middle = style({
  flex: '1',
  minBlockSize: vars.space.none,
  display: 'grid',
  placeContent: 'center',
  padding: vars.space.l,
  overflowY: 'auto',
  background: vars.color.canvas,
});

/** Focus and hover area of an avatar link, as round as the avatar. */
export const face = style({
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: vars.size.target,
  minBlockSize: vars.size.target,
  borderRadius: vars.radius.full,
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&:focus-visible': {
      outline: `${vars.border.thick} solid ${vars.color.focus}`,
      outlineOffset: vars.border.thick,
    },
  },
});
