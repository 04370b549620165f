import { style } from '@vanilla-extract/css';
import { layered } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

export const cards = style(
  layered({
    display: 'grid',
    gap: vars.space.s,
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, calc(${vars.size.field} * 0.75)), 1fr))`,
    outline: 'none',
  }),
);

export const card = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto',
    alignItems: 'start',
    columnGap: vars.space.m,
    padding: vars.space.l,
    border: `${vars.border.hairline} solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.m,
    background: vars.color.surface,
    color: vars.color.text,
    fontSize: vars.text.m,
    lineHeight: vars.line.normal,
    cursor: 'pointer',
    transition: `border-color ${vars.motion.fast}, background-color ${vars.motion.fast}`,
    selectors: {
      '&:has(:checked)': {
        borderColor: vars.tone.accent.edge,
        background: vars.color.surfaceSelected,
        boxShadow: `inset 0 0 0 ${vars.border.hairline} ${vars.tone.accent.edge}`,
      },
      '&:has([aria-invalid])': { borderColor: vars.tone.danger.edge },
      '&:has(:focus-visible)': {
        outline: `${vars.border.thick} solid ${vars.color.focus}`,
        outlineOffset: vars.border.thick,
      },
      '&:active:not([data-disabled], [data-readonly])': { background: vars.color.surfacePressed },
      '&[data-disabled]': {
        background: vars.color.surfaceSunken,
        borderColor: vars.color.border,
        color: vars.color.textMuted,
        cursor: 'not-allowed',
      },
      '&[data-readonly]': { cursor: 'default' },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover:not([data-disabled], [data-readonly], :has(:checked))': {
            borderColor: vars.color.textMuted,
            background: vars.color.surfaceHover,
          },
        },
      },
      [media.forcedColors]: { selectors: { '&:has(:checked)': { borderColor: 'Highlight' } } },
    },
  }),
);

export const icon = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    blockSize: '1lh',
    color: vars.color.textMuted,
    vars: { [vars.size.icon]: vars.size.iconLarge },
  }),
);

/** The label, with the help text below it. */
export const body = style(
  layered({
    gridColumn: '2',
    display: 'grid',
    gap: vars.space.xxs,
    minInlineSize: vars.space.none,
    overflowWrap: 'anywhere',
  }),
);

export const title = style(layered({ fontWeight: vars.weight.medium }));

export const help = style(layered({ color: vars.color.textMuted, fontSize: vars.text.s }));

export const price = style(
  layered({ fontWeight: vars.weight.medium, fontVariantNumeric: 'tabular-nums' }),
);

export const end = style(
  layered({ gridColumn: '3', display: 'flex', alignItems: 'flex-start', gap: vars.space.s }),
);

/** The card shows the focus ring instead of the box inside. */
export const box = style(layered({ selectors: { '&:focus-visible': { outline: 'none' } } }));
