import { style, styleVariants } from '@vanilla-extract/css';
import { focusRingInset } from '../overlays/focusRing.ts';
import { layered } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';
import type { TokenKind } from './tokens.ts';

export const figure = style(
  layered({
    margin: vars.space.none,
    minInlineSize: vars.space.none,
    overflow: 'hidden',
    border: `${vars.border.hairline} solid ${vars.color.border}`,
    borderRadius: vars.radius.m,
    background: vars.color.surfaceSunken,
    color: vars.color.text,
  }),
);

export const bar = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    paddingBlock: vars.space.xxs,
    paddingInlineStart: vars.space.m,
    paddingInlineEnd: vars.space.xxs,
    borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border}`,
    color: vars.color.textMuted,
    fontSize: vars.text.s,
  }),
);

export const title = style(
  layered({ flex: 1, minInlineSize: vars.space.none, overflowWrap: 'anywhere' }),
);

export const code = style(
  layered({
    display: 'block',
    margin: vars.space.none,
    paddingBlock: vars.space.m,
    overflow: 'auto',
    fontFamily: vars.font.mono,
    fontSize: vars.text.s,
    lineHeight: vars.line.normal,
    tabSize: 2,
    counterReset: 'line',
    selectors: { '&:focus-visible': focusRingInset },
  }),
);

export const line = style(
  layered({
    display: 'block',
    inlineSize: 'fit-content',
    minInlineSize: '100%',
    minBlockSize: '1lh',
    paddingInline: vars.space.m,
    whiteSpace: 'pre',
    selectors: {
      '[data-wrapped] > &': {
        inlineSize: 'auto',
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
      },
      '&[data-marked]': {
        background: vars.color.surfaceSelected,
        boxShadow: `inset ${vars.border.thick} 0 ${vars.tone.accent.edge}`,
      },
      '[data-numbered] > &': {
        position: 'relative',
        counterIncrement: 'line',
        paddingInlineStart: vars.space.xxxl,
      },
      '[data-numbered] > &::before': {
        content: 'counter(line)',
        position: 'absolute',
        insetInlineStart: vars.space.none,
        inlineSize: vars.space.xxl,
        color: vars.color.textMuted,
        textAlign: 'end',
        userSelect: 'none',
      },
    },
  }),
);

const colours: Record<TokenKind, string> = {
  plain: 'inherit',
  keyword: vars.tone.accent.onSoft,
  string: vars.tone.success.onSoft,
  number: vars.tone.warning.onSoft,
  comment: vars.color.textMuted,
  function: vars.tone.info.onSoft,
  type: vars.tone.danger.onSoft,
  punctuation: vars.color.textMuted,
};

export const kind = styleVariants(colours, (color) => layered({ color }));
