import { style } from '@vanilla-extract/css';
import { layered } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const selectionBar = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.s,
    paddingBlock: vars.space.s,
    paddingInline: vars.space.m,
    borderRadius: vars.radius.m,
    background: vars.color.surfaceSelected,
  }),
);

export const selectionCount = style(
  layered({
    marginInlineEnd: 'auto',
    fontWeight: vars.weight.medium,
    fontVariantNumeric: 'tabular-nums',
  }),
);
