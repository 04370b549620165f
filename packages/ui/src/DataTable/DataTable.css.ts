import { style } from '@vanilla-extract/css';
import { focusRing, focusRingInset } from '../overlays/focusRing.ts';
import { cardsOnly as narrow } from '../overlays/media.ts';
import { layered } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';
import { custom } from './custom.ts';
import { onPaper, stays, staysNowhere } from './pinned.ts';

export const root = style(
  layered({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: vars.space.none,
    containerType: 'inline-size',
    overflow: 'clip',
    border: `${vars.border.hairline} solid ${vars.color.border}`,
    borderRadius: vars.radius.m,
    background: vars.color.surface,
    color: vars.color.text,
    fontSize: vars.text.m,
    lineHeight: vars.line.tight,
    vars: { [custom.select]: vars.control.m },
    selectors: {
      '&[data-height=fill]': { flex: 1, blockSize: '100%' },
      '&[data-density=compact]': { fontSize: vars.text.s },
    },
    '@media': {
      [media.print]: {
        overflow: 'visible',
        borderRadius: vars.space.none,
        fontSize: vars.text.s,
        selectors: { '&[data-height=fill]': { blockSize: 'auto' } },
      },
    },
  }),
);

export const scroller = style(
  layered({
    flex: 1,
    minBlockSize: vars.space.none,
    outline: 'none',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    selectors: {
      '&[data-scrolls]': { overflowX: 'auto' },
      '&[data-windowed]': { overflow: 'auto', maxBlockSize: '80dvh', contain: 'content' },
      '[data-height=fill] > &': { overflow: 'auto', maxBlockSize: 'none' },
    },
    '@media': {
      [media.print]: {
        selectors: { '&, [data-height=fill] > &': { overflow: 'visible', maxBlockSize: 'none' } },
      },
    },
  }),
);

export const table = style(
  layered({
    display: 'block',
    inlineSize: '100%',
    minInlineSize: `var(${custom.least})`,
    '@container': { [narrow]: { minInlineSize: vars.space.none } },
    '@media': { [media.print]: { minInlineSize: vars.space.none } },
  }),
);

export const body = style(layered({ position: 'relative', display: 'block' }));

export const row = style(
  layered({
    display: 'grid',
    gridTemplateColumns: `var(${custom.tracks})`,
    boxSizing: 'border-box',
    minBlockSize: vars.control.l,
    borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}`,
    background: vars.color.surface,
    contain: 'content',
    scrollMarginBlockStart: `calc(${vars.control.l} * 2)`,
    outline: 'none',
    selectors: {
      '[data-density=compact] &': { minBlockSize: vars.control.s },
      ':not([data-windowed]) > * > * > &:first-child': { borderBlockStart: 'none' },
      '&[data-pressable]': { cursor: 'pointer' },
      '&[data-pressable]:hover': { background: vars.color.surfaceHover },
      '&[data-pressable]:active': { background: vars.color.surfacePressed },
      '&[aria-selected=true]': { background: vars.color.surfaceSelected },
      '&:focus-visible': focusRingInset,
      '&[data-expanded]': { gridTemplateRows: `minmax(${vars.control.l}, auto) auto` },
      '[data-windowed] &[data-row]': {
        position: 'absolute',
        insetBlockStart: vars.space.none,
        insetInline: vars.space.none,
        blockSize: vars.control.l,
        overflow: 'clip',
        // A border on a moving element is repainted in every frame, together with all rows.
        borderBlockStart: 'none',
        boxShadow: `inset 0 ${vars.border.hairline} ${vars.color.border}`,
      },
      '[data-density=compact] [data-windowed] &[data-row]': { blockSize: vars.control.s },
      '[data-windowed] &[data-row][data-expanded]': {
        blockSize: 'auto',
        gridTemplateRows: `${vars.control.l} auto`,
      },
      '[data-density=compact] [data-windowed] &[data-expanded]': {
        gridTemplateRows: `${vars.control.s} auto`,
      },
    },
    '@media': {
      [media.print]: { ...onPaper, breakInside: 'avoid' },
      [media.forcedColors]: {
        selectors: {
          '[data-windowed] &[data-row]': {
            borderBlockStart: `${vars.border.hairline} solid CanvasText`,
          },
        },
      },
    },
    '@container': {
      [narrow]: {
        gridTemplateColumns: '1fr',
        alignContent: 'start',
        paddingBlock: vars.space.s,
        selectors: {
          '&[data-expanded]': { gridTemplateRows: 'none' },
          '&[data-selectable]': { gridTemplateColumns: `${vars.control.m} 1fr` },
          '&[data-expandable]': { gridTemplateColumns: `1fr ${vars.control.m}` },
          '&[data-selectable][data-expandable]': {
            gridTemplateColumns: `${vars.control.m} 1fr ${vars.control.m}`,
          },
          '[data-windowed] &[data-row], [data-density=compact] [data-windowed] &[data-row]': {
            blockSize: 'auto',
            gridTemplateRows: 'none',
          },
        },
      },
    },
  }),
);

export const cell = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    minInlineSize: vars.space.none,
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.m,
    overflowWrap: 'anywhere',
    '@media': {
      [media.print]: {
        paddingInline: vars.space.xs,
        selectors: { '&[data-pin]': staysNowhere },
      },
    },
    // User-agent styles inherit `vertical-align`, so each cell's style would be recomputed with its
    // row's.
    verticalAlign: 'baseline',
    outline: 'none',
    selectors: {
      ...stays.selectors,
      '&:focus-visible': focusRingInset,
      '&[data-align=end]': {
        justifyContent: 'flex-end',
        fontVariantNumeric: 'tabular-nums',
        textAlign: 'end',
      },
      '&[data-align=center]': { justifyContent: 'center' },
      '[data-windowed] &': {
        whiteSpace: 'nowrap',
        paddingBlock: vars.space.none,
      },
    },
    '@container': {
      [narrow]: {
        gridColumn: '1',
        justifyContent: 'space-between',
        gap: vars.space.m,
        textAlign: 'end',
        selectors: {
          '[data-selectable] > &': { gridColumn: '2' },
          '[data-expandable] > &:not([data-card=title])': { gridColumn: '1 / -1' },
          '[data-selectable][data-expandable] > &:not([data-card=title])': {
            gridColumn: '2 / -1',
          },
          '&[data-pin]': staysNowhere,
          '&[data-align]': { justifyContent: 'space-between' },
          '&::before': {
            content: 'attr(data-label)',
            flex: 'none',
            color: vars.color.textMuted,
            fontSize: vars.text.s,
          },
          '&[data-card=title]': {
            fontWeight: vars.weight.medium,
            justifyContent: 'flex-start',
            textAlign: 'start',
          },
          '&[data-card=title]::before': { content: 'none' },
          '&[data-card=hidden]': { display: 'none' },
          '[data-windowed] [data-row] > &': { blockSize: vars.control.s },
        },
      },
    },
  }),
);

export const cellText = style(
  layered({
    minInlineSize: vars.space.none,
    maxInlineSize: '100%',
    // `clip` instead of `hidden`, because a scroll container in every cell costs time in every
    // frame.
    selectors: { '[data-windowed] &': { overflow: 'clip', textOverflow: 'ellipsis' } },
  }),
);

export const leadCell = style(
  layered({
    position: 'sticky',
    insetInlineStart: vars.space.none,
    zIndex: 1,
    display: 'grid',
    placeItems: 'center',
    background: 'inherit',
    outline: 'none',
    selectors: {
      '&[data-select], &[data-expand]': { cursor: 'pointer' },
      '& + &': { insetInlineStart: `var(${custom.select})` },
      '&:focus-visible': focusRingInset,
    },
    '@media': { [media.print]: { position: 'static' } },
    '@container': {
      [narrow]: {
        position: 'static',
        flex: 'none',
        inlineSize: `var(${custom.select})`,
        gridRow: '1',
        selectors: {
          '&[data-select]': { gridColumn: '1' },
          '&[data-expand]': { gridColumn: '-2' },
          '&:not([data-select], [data-expand])': { display: 'none' },
        },
      },
    },
  }),
);

export const checkbox = style(
  layered({
    inlineSize: vars.size.icon,
    blockSize: vars.size.icon,
    margin: vars.space.none,
    accentColor: vars.tone.accent.solid,
    cursor: 'pointer',
    selectors: { '&:focus-visible': focusRing },
  }),
);

export const problem = style(
  layered({
    padding: vars.space.s,
    borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border}`,
  }),
);

export const instead = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    paddingBlock: vars.space.xxxl,
    paddingInline: vars.space.l,
    color: vars.color.textMuted,
    textAlign: 'center',
  }),
);
