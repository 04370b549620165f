import { keyframes, style } from '@vanilla-extract/css';
import { cardsOnly as narrow } from '../overlays/media.ts';
import { layered } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';
import { custom } from './custom.ts';
import { onPaper, stays, staysNowhere } from './pinned.ts';

export const head = style(
  layered({
    position: 'sticky',
    insetBlockStart: vars.space.none,
    zIndex: vars.layer.sticky,
    display: 'block',
    borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border}`,
    background: vars.color.surface,
    '@media': { [media.print]: { position: 'static' } },
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
        selectors: {
          '&[data-filters]': { paddingInline: vars.space.xs },
          // A row without cells isn't valid.
          '&:not([data-filters], :has([data-sorts], [data-select]))': { display: 'none' },
        },
      },
    },
    '@media': {
      [media.print]: { ...onPaper, selectors: { '&[data-filters]': { display: 'none' } } },
    },
  }),
);

export const groupRow = style(
  layered({
    display: 'grid',
    gridTemplateColumns: `var(${custom.tracks})`,
    borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border}`,
    '@container': { [narrow]: { display: 'none' } },
    '@media': { [media.print]: onPaper },
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
      [media.calm]: { selectors: { '&::after': { inlineSize: '100%', animation: 'none' } } },
      [media.forcedColors]: {
        selectors: { '&::after': { forcedColorAdjust: 'none', background: 'Highlight' } },
      },
    },
  }),
);
