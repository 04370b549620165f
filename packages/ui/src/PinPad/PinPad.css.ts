import { keyframes, style } from '@vanilla-extract/css';
import { layered } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

export const pad = style(
  layered({
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space.l,
    inlineSize: 'fit-content',
    marginInline: 'auto',
  }),
);

const shake = keyframes({
  '25%': { translate: vars.space.xs },
  '75%': { translate: `calc(${vars.space.xs} * -1)` },
});

export const dots = style(
  layered({
    display: 'flex',
    gap: vars.space.m,
    paddingBlock: vars.space.s,
    selectors: {
      '&[data-invalid]': { animation: `${shake} ${vars.motion.slow} ${vars.motion.ease} 2` },
    },
    '@media': { [media.calm]: { selectors: { '&[data-invalid]': { animation: 'none' } } } },
  }),
);

export const dot = style(
  layered({
    inlineSize: vars.space.m,
    blockSize: vars.space.m,
    border: `${vars.border.thick} solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.full,
    transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
    selectors: {
      '&[data-filled]': {
        borderColor: vars.tone.accent.solid,
        background: vars.tone.accent.solid,
        forcedColorAdjust: 'none',
      },
      '[data-invalid] > &': { borderColor: vars.tone.danger.edge },
    },
  }),
);

export const keys = style(
  layered({
    display: 'grid',
    gridTemplateColumns: `repeat(3, minmax(${vars.size.key}, calc(${vars.size.key} * 1.5)))`,
    gap: vars.space.s,
  }),
);

export const key = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    minBlockSize: vars.size.key,
    border: `${vars.border.hairline} solid ${vars.color.border}`,
    borderRadius: vars.radius.m,
    background: vars.color.surface,
    fontSize: vars.text.xl,
    fontVariantNumeric: 'tabular-nums',
    fontWeight: vars.weight.medium,
    userSelect: 'none',
    transition: `background-color ${vars.motion.fast}`,
    vars: { [vars.size.icon]: vars.size.iconLarge },
    selectors: {
      '&:active:not(:disabled)': { background: vars.color.surfacePressed },
      '&:disabled': { color: vars.color.textMuted, cursor: 'not-allowed' },
    },
    '@media': {
      [media.hover]: {
        selectors: { '&:hover:not(:disabled, :active)': { background: vars.color.surfaceHover } },
      },
    },
  }),
);

export const quietKey = style(
  layered({
    borderColor: 'transparent',
    background: 'transparent',
    color: vars.color.textMuted,
    fontSize: vars.text.m,
  }),
);

export const message = style(
  layered({
    minBlockSize: '1lh',
    color: vars.tone.danger.onSoft,
    fontSize: vars.text.s,
    textAlign: 'center',
  }),
);
