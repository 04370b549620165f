import { keyframes, style, type StyleRule } from '@vanilla-extract/css';
import { focusRing, focusRingInset } from '../overlays/focusRing.ts';
import { cardsOnly as narrow } from '../overlays/media.ts';
import { layered } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

/** Custom properties that the table sets: its tracks, their least width, and a row's height. */
export const custom = {
  tracks: '--servery-table-tracks',
  least: '--servery-table-least',
  select: '--servery-table-select',
} as const;

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
  }),
);

export const head = style(
  layered({
    position: 'sticky',
    insetBlockStart: vars.space.none,
    zIndex: vars.layer.sticky,
    display: 'block',
    borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border}`,
    background: vars.color.surface,
  }),
);

export const headRow = style(
  layered({
    display: 'grid',
    background: 'inherit',
    gridTemplateColumns: `var(${custom.tracks})`,
    '@container': {
      [narrow]: {
        display: 'flex',
        alignItems: 'center',
        overflowX: 'auto',
        scrollbarWidth: 'none',
        selectors: { '&[data-filters]': { paddingInline: vars.space.xs } },
      },
    },
  }),
);

export const groupRow = style(
  layered({
    display: 'grid',
    gridTemplateColumns: `var(${custom.tracks})`,
    borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border}`,
    '@container': { [narrow]: { display: 'none' } },
  }),
);

export const groupCell = style(
  layered({
    minInlineSize: vars.space.none,
    paddingBlock: vars.space.s,
    paddingInline: vars.space.m,
    overflow: 'hidden',
    borderInlineStart: `${vars.border.hairline} solid ${vars.color.border}`,
    color: vars.color.textMuted,
    fontSize: vars.text.xs,
    fontWeight: vars.weight.bold,
    textAlign: 'start',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    selectors: { '&:first-child': { borderInlineStart: 'none' } },
  }),
);

/** Keeps a cell at its edge while the others scroll; cards have no edges. */
const stays: StyleRule = {
  selectors: {
    '&[data-pin]': { position: 'sticky', zIndex: 1, background: 'inherit' },
    '&[data-pin=start]': {
      borderInlineEnd: `${vars.border.hairline} solid ${vars.color.border}`,
    },
    '&[data-pin=end]': {
      borderInlineStart: `${vars.border.hairline} solid ${vars.color.border}`,
    },
    '&[data-pin=start]:has(+ [data-pin=start])': { borderInlineEnd: 'none' },
    '[data-pin=end] + &[data-pin=end]': { borderInlineStart: 'none' },
  },
};
const staysNowhere = { position: 'static', borderInline: 'none' } as const;

export const filterCell = style(
  layered({
    minInlineSize: vars.space.none,
    paddingBlockEnd: vars.space.s,
    paddingInline: vars.space.s,
    ...stays,
    '@container': {
      [narrow]: {
        flex: 'none',
        selectors: { '&[data-empty]': { display: 'none' }, '&[data-pin]': staysNowhere },
      },
    },
  }),
);

export const headCell = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    minInlineSize: vars.space.none,
    minBlockSize: vars.control.m,
    paddingBlock: vars.space.none,
    paddingInline: vars.space.m,
    color: vars.color.textMuted,
    fontSize: vars.text.s,
    fontWeight: vars.weight.medium,
    textAlign: 'start',
    selectors: {
      ...stays.selectors,
      '&[data-tools]': { position: 'relative' },
      '&[data-tools][data-pin]': { position: 'sticky' },
      '&[data-dragged]': { opacity: vars.opacity.disabled },
      '&[data-drop]::before': {
        content: '',
        position: 'absolute',
        insetBlock: vars.space.none,
        insetInlineStart: vars.space.none,
        inlineSize: vars.border.thick,
        background: vars.tone.accent.solid,
      },
      '&[data-drop=after]::before': { insetInline: 'auto 0' },
      '&[data-align=end]': { justifyContent: 'flex-end' },
      '&[data-align=center]': { justifyContent: 'center' },
      '[data-density=compact] &': { minBlockSize: vars.control.s },
    },
    '@container': {
      [narrow]: {
        flex: 'none',
        selectors: {
          '&:not([data-sorts], [data-select])': { display: 'none' },
          '&[data-pin], &[data-tools][data-pin]': staysNowhere,
        },
      },
    },
  }),
);

export const headText = style(
  layered({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
);

export const sortButton = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minInlineSize: vars.space.none,
    minBlockSize: vars.control.s,
    marginInline: `calc(${vars.space.xs} * -1)`,
    paddingBlock: vars.space.none,
    paddingInline: vars.space.xs,
    border: 'none',
    borderRadius: vars.radius.s,
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&:hover': { color: vars.color.text },
      '&:focus-visible': focusRingInset,
      '[data-sort] > &': { color: vars.color.text },
      '[data-align=end] > &': { flexDirection: 'row-reverse' },
    },
  }),
);

export const sortIcon = style(
  layered({
    flex: 'none',
    inlineSize: vars.size.icon,
    blockSize: vars.size.icon,
    opacity: 0,
    selectors: {
      '[data-sort] > * > &': { opacity: 1 },
      '[data-sort=descending] > * > &': { rotate: '180deg' },
      ':hover > &, :focus-visible > &': { opacity: 1 },
      '[data-tools]:not([data-sort]) > * > &': { display: 'none' },
    },
    '@container': { [narrow]: { selectors: { ':not([data-sort]) > * > &': { display: 'none' } } } },
  }),
);

/** Which of several orders it is. */
export const sortPlace = style(
  layered({
    color: vars.color.textMuted,
    fontSize: vars.text.xs,
    fontVariantNumeric: 'tabular-nums',
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
    '@media': { [media.print]: { breakInside: 'avoid' } },
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
    // `clip` and not `hidden`: a scroll container in every cell costs time in every frame.
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

export const expandButton = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.size.target,
    blockSize: vars.size.target,
    padding: vars.space.none,
    border: 'none',
    borderRadius: vars.radius.s,
    background: 'transparent',
    color: vars.color.textMuted,
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&:hover': { background: vars.color.surfaceHover, color: vars.color.text },
      '&:focus-visible': focusRingInset,
    },
  }),
);

export const expandIcon = style(
  layered({
    inlineSize: vars.size.icon,
    blockSize: vars.size.icon,
    transitionProperty: 'rotate',
    transitionDuration: vars.motion.fast,
    transitionTimingFunction: vars.motion.ease,
    selectors: {
      '[dir=rtl] &': { scale: '-1 1' },
      '[aria-expanded=true] > &': { rotate: '90deg' },
      '[dir=rtl] [aria-expanded=true] > &': { rotate: '-90deg' },
    },
  }),
);

export const detail = style(
  layered({
    gridColumn: '1 / -1',
    minInlineSize: vars.space.none,
    padding: vars.space.l,
    borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}`,
    background: vars.color.surfaceSunken,
    cursor: 'auto',
    outline: 'none',
    selectors: { '&:focus-visible': focusRingInset },
  }),
);

export const rowLink = style(
  layered({
    color: 'inherit',
    textDecoration: 'none',
    outline: 'none',
    selectors: { '&:hover, [data-row]:focus-visible &': { textDecoration: 'underline' } },
  }),
);

export const foot = style(
  layered({
    position: 'sticky',
    insetBlockEnd: vars.space.none,
    zIndex: vars.layer.sticky,
    display: 'block',
    borderBlockStart: `${vars.border.hairline} solid ${vars.color.borderStrong}`,
    background: vars.color.surface,
    fontWeight: vars.weight.medium,
    '@media': { [media.print]: { position: 'static' } },
  }),
);

export const problem = style(
  layered({
    padding: vars.space.s,
    borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border}`,
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

const pulse = keyframes({ '50%': { opacity: vars.opacity.disabled } });

export const bone = style(
  layered({
    display: 'block',
    inlineSize: '60%',
    blockSize: vars.space.s,
    borderRadius: vars.radius.full,
    background: vars.color.skeleton,
    animation: `${pulse} calc(${vars.motion.slow} * 8) ease-in-out infinite`,
    selectors: { ':nth-child(3n) > * > &': { inlineSize: '40%' } },
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

const sweep = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } });

export const refreshing = style(
  layered({
    position: 'absolute',
    insetBlockEnd: vars.space.none,
    insetInline: vars.space.none,
    blockSize: vars.border.thick,
    overflow: 'hidden',
    selectors: {
      '&::after': {
        content: '',
        position: 'absolute',
        insetBlock: vars.space.none,
        inlineSize: '40%',
        background: vars.tone.accent.solid,
        animation: `${sweep} calc(${vars.motion.slow} * 6) linear infinite`,
      },
    },
    '@media': {
      '(prefers-reduced-motion: reduce)': {
        selectors: { '&::after': { inlineSize: '100%', animation: 'none' } },
      },
    },
  }),
);
