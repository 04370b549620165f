import { style } from '@vanilla-extract/css';
import { floating } from '../overlays/floating.css.ts';
import { layered } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const popup = style([
  floating,
  layered({
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: `calc(${vars.size.menu} * 0.75)`,
    overflow: 'hidden',
  }),
]);

export const list = style(
  layered({
    flex: 1,
    minBlockSize: vars.space.none,
    maxBlockSize: vars.size.field,
    overflowY: 'auto',
    padding: vars.space.xs,
    overscrollBehavior: 'contain',
    scrollPaddingBlock: vars.space.xs,
  }),
);

export const notice = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: vars.space.s,
    minBlockSize: vars.control.m,
    paddingBlock: vars.space.s,
    paddingInline: vars.space.m,
    color: vars.color.textMuted,
    fontSize: vars.text.m,
  }),
);

export const anchor = style(layered({ minInlineSize: vars.space.none }));
