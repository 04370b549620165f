import { keyframes, style } from '@vanilla-extract/css';
import { focusRing, focusRingInset } from '../overlays/focusRing.ts';
import { cardsOnly as narrow } from '../overlays/media.ts';
import { layered } from '../styles/layered.ts';
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
    gridTemplateColumns: `var(${custom.tracks})`,
    '@container': {
      [narrow]: {
        display: 'flex',
        alignItems: 'center',
        overflowX: 'auto',
        scrollbarWidth: 'none',
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
      '&[data-align=end]': { justifyContent: 'flex-end' },
      '&[data-align=center]': { justifyContent: 'center' },
      '[data-density=compact] &': { minBlockSize: vars.control.s },
    },
    '@container': {
      [narrow]: {
        flex: 'none',
        selectors: { '&:not([data-sorts], [data-select])': { display: 'none' } },
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
      '[aria-sort] > &': { color: vars.color.text },
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
      '[aria-sort] > * > &': { opacity: 1 },
      '[aria-sort=descending] > * > &': { rotate: '180deg' },
      ':hover > &, :focus-visible > &': { opacity: 1 },
    },
    '@container': { [narrow]: { selectors: { ':not([aria-sort]) > * > &': { display: 'none' } } } },
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
    scrollMarginBlockStart: vars.control.m,
    outline: 'none',
    selectors: {
      '[data-density=compact] &': { minBlockSize: vars.control.s },
      ':not([data-windowed]) > * > * > &:first-child': { borderBlockStart: 'none' },
      '&[data-pressable]': { cursor: 'pointer' },
      '&[data-pressable]:hover': { background: vars.color.surfaceHover },
      '&[aria-selected=true]': { background: vars.color.surfaceSelected },
      '&:focus-visible': focusRingInset,
      '[data-windowed] &': {
        position: 'absolute',
        insetBlockStart: vars.space.none,
        insetInline: vars.space.none,
        blockSize: vars.control.l,
        overflow: 'hidden',
      },
      '[data-density=compact] [data-windowed] &': { blockSize: vars.control.s },
    },
    '@container': {
      [narrow]: {
        gridTemplateColumns: '1fr',
        alignContent: 'start',
        paddingBlock: vars.space.s,
        selectors: {
          '&[data-selectable]': { gridTemplateColumns: `${vars.control.m} 1fr` },
          '[data-windowed] &, [data-density=compact] [data-windowed] &': { blockSize: 'auto' },
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
    selectors: {
      '&[data-align=end]': {
        justifyContent: 'flex-end',
        fontVariantNumeric: 'tabular-nums',
        textAlign: 'end',
      },
      '&[data-align=center]': { justifyContent: 'center' },
      '[data-windowed] &': {
        overflow: 'hidden',
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
          '[data-windowed] &': { blockSize: vars.control.s },
        },
      },
    },
  }),
);

export const cellText = style(
  layered({
    minInlineSize: vars.space.none,
    maxInlineSize: '100%',
    selectors: { '[data-windowed] &': { overflow: 'hidden', textOverflow: 'ellipsis' } },
  }),
);

export const selectCell = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    cursor: 'pointer',
    '@container': {
      [narrow]: {
        flex: 'none',
        inlineSize: `var(${custom.select})`,
        gridRow: '1',
        gridColumn: '1',
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

export const empty = style(
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
