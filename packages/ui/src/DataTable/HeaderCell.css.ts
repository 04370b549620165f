import { style } from '@vanilla-extract/css';
import { focusRingInset } from '../overlays/focusRing.ts';
import { cardsOnly as narrow } from '../overlays/media.ts';
import { layered } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';
import { stays, staysNowhere } from './pinned.ts';

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
    '@media': {
      [media.print]: {
        paddingInline: vars.space.xs,
        selectors: { '&[data-pin], &[data-tools][data-pin]': staysNowhere },
      },
      [media.forcedColors]: {
        selectors: {
          '&[data-drop]::before': { forcedColorAdjust: 'none', background: 'Highlight' },
        },
      },
    },
  }),
);

export const headText = style(
  layered({
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '@media': { [media.print]: { overflowWrap: 'anywhere', whiteSpace: 'normal' } },
  }),
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

/** The position of the column among several sort orders. */
export const sortPlace = style(
  layered({
    color: vars.color.textMuted,
    fontSize: vars.text.xs,
    fontVariantNumeric: 'tabular-nums',
  }),
);
