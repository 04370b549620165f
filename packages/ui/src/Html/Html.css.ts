import { globalStyle, style } from '@vanilla-extract/css';
import { focusRingInset } from '../overlays/focusRing.ts';
import { layered } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const frame = style(
  layered({ overflowX: 'auto', selectors: { '&:focus-visible': focusRingInset } }),
);

export const body = style(
  layered({
    display: 'flow-root',
    lineHeight: vars.line.normal,
    overflowWrap: 'anywhere',
    color: vars.color.text,
  }),
);

globalStyle(
  `${body} :is(p, ul, ol, dl, pre, blockquote, table, h1, h2, h3, h4, h5, h6)`,
  layered({ marginBlock: vars.space.s }),
);
globalStyle(`${body} > :first-child`, layered({ marginBlockStart: vars.space.none }));
globalStyle(`${body} > :last-child`, layered({ marginBlockEnd: vars.space.none }));
globalStyle(
  `${body} :is(h1, h2, h3)`,
  layered({ fontSize: vars.text.l, fontWeight: vars.weight.bold }),
);
globalStyle(
  `${body} :is(h4, h5, h6)`,
  layered({ fontSize: vars.text.m, fontWeight: vars.weight.bold }),
);
globalStyle(`${body} :is(ul, ol)`, layered({ paddingInlineStart: vars.space.xl }));
globalStyle(`${body} ul`, layered({ listStyle: 'disc' }));
globalStyle(`${body} ol`, layered({ listStyle: 'decimal' }));
globalStyle(`${body} dt`, layered({ fontWeight: vars.weight.bold }));
globalStyle(`${body} dd`, layered({ marginInlineStart: vars.space.l }));
globalStyle(`${body} a`, layered({ color: vars.tone.accent.onSoft, textDecoration: 'underline' }));
globalStyle(
  `${body} mark`,
  layered({ background: vars.tone.warning.soft, color: vars.tone.warning.onSoft }),
);
globalStyle(
  `${body} blockquote`,
  layered({
    paddingInlineStart: vars.space.m,
    borderInlineStart: `${vars.border.thick} solid ${vars.color.borderStrong}`,
    color: vars.color.textMuted,
  }),
);
globalStyle(
  `${body} :is(code, pre)`,
  layered({
    borderRadius: vars.radius.s,
    background: vars.color.surfaceSunken,
    fontFamily: vars.font.mono,
    fontSize: '0.925em',
  }),
);
globalStyle(`${body} code`, layered({ paddingInline: vars.space.xs }));
globalStyle(`${body} pre`, layered({ padding: vars.space.m, whiteSpace: 'pre-wrap' }));
globalStyle(
  `${body} hr`,
  layered({
    marginBlock: vars.space.m,
    borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}`,
  }),
);
globalStyle(
  `${body} :is(th, td)`,
  layered({ padding: vars.space.xs, textAlign: 'start', verticalAlign: 'top' }),
);
globalStyle(
  `${body} table:not([role]) :is(th, td)`,
  layered({ border: `${vars.border.hairline} solid ${vars.color.border}` }),
);
// Words in cells aren't broken; the content scrolls sideways instead.
globalStyle(`${body} table`, layered({ overflowWrap: 'break-word' }));
globalStyle(
  `${body} th`,
  layered({ fontWeight: vars.weight.bold, background: vars.color.surfaceSunken }),
);
globalStyle(
  `${body} caption`,
  layered({ paddingBlockEnd: vars.space.xs, textAlign: 'start', color: vars.color.textMuted }),
);
globalStyle(`${body} img`, layered({ maxInlineSize: '100%', blockSize: 'auto' }));
globalStyle(`${body} [data-align=center]`, layered({ textAlign: 'center' }));
globalStyle(`${body} [data-align=end]`, layered({ textAlign: 'end' }));

/** The placeholder of an image that would have to be fetched. */
export const heldBack = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    paddingInline: vars.space.s,
    border: `${vars.border.hairline} dashed ${vars.color.borderStrong}`,
    borderRadius: vars.radius.s,
    color: vars.color.textMuted,
    fontSize: vars.text.s,
  }),
);
