import { globalStyle, style } from '@vanilla-extract/css';
import { focusRingInset } from '../overlays/focusRing.ts';
import { box } from '../TextField/InputBox.css.ts';
import { layered } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

export const frame = style([
  box,
  layered({ flexDirection: 'column', alignItems: 'stretch', gap: vars.space.none }),
]);

export const toolbar = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.xxs,
    padding: vars.space.xs,
    borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border}`,
    cursor: 'default',
  }),
);
export const divider = style(
  layered({
    inlineSize: vars.border.hairline,
    marginInline: vars.space.xs,
    marginBlock: vars.space.xs,
    background: vars.color.border,
  }),
);
export const tool = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    minInlineSize: vars.control.s,
    minBlockSize: vars.control.s,
    borderRadius: vars.radius.s,
    color: vars.color.text,
    selectors: {
      '&[aria-pressed=true]': {
        background: vars.color.surfaceSelected,
        color: vars.tone.accent.onSoft,
      },
      '&:focus-visible': focusRingInset,
      '&:active:not([aria-disabled=true])': { background: vars.color.surfacePressed },
      '&[aria-disabled=true]': { opacity: vars.opacity.disabled, cursor: 'not-allowed' },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover:not([aria-disabled=true], [aria-pressed=true])': {
            background: vars.color.surfaceHover,
          },
        },
      },
    },
  }),
);

export const page = style(
  layered({
    position: 'relative',
    minBlockSize: `calc(${vars.control.m} * 4)`,
    maxBlockSize: `calc(${vars.control.m} * 12)`,
    overflow: 'auto',
    cursor: 'text',
    selectors: {
      '&[data-placeholder]::before': {
        content: 'attr(data-placeholder)',
        position: 'absolute',
        insetInline: vars.space.m,
        insetBlockStart: vars.space.m,
        color: vars.color.textMuted,
        pointerEvents: 'none',
      },
    },
  }),
);

/** The look of the text, and the styles that the library would insert with a style element. */
const text = `${page} .ProseMirror`;
globalStyle(
  text,
  layered({
    minBlockSize: 'inherit',
    padding: vars.space.m,
    outline: 'none',
    lineHeight: vars.line.normal,
    whiteSpace: 'break-spaces',
    overflowWrap: 'anywhere',
    fontVariantLigatures: 'none',
  }),
);
globalStyle(`${text} > * + *`, layered({ marginBlockStart: vars.space.s }));
globalStyle(`${text} [data-align=center]`, layered({ textAlign: 'center' }));
globalStyle(`${text} [data-align=end]`, layered({ textAlign: 'end' }));
globalStyle(`${text} h2`, layered({ fontSize: vars.text.l }));
globalStyle(`${text} h3`, layered({ fontSize: vars.text.m }));
globalStyle(`${text} :is(ul, ol)`, layered({ paddingInlineStart: vars.space.xl }));
globalStyle(
  `${text} blockquote`,
  layered({
    paddingInlineStart: vars.space.m,
    borderInlineStart: `${vars.border.thick} solid ${vars.color.borderStrong}`,
    color: vars.color.textMuted,
  }),
);
globalStyle(
  `${text} :is(code, pre)`,
  layered({
    borderRadius: vars.radius.s,
    background: vars.color.surfaceSunken,
    fontFamily: vars.font.mono,
    fontSize: '0.925em',
  }),
);
globalStyle(`${text} code`, layered({ paddingInline: vars.space.xs }));
globalStyle(`${text} pre`, layered({ padding: vars.space.m, overflowX: 'auto' }));
globalStyle(`${text} a`, layered({ color: vars.tone.accent.onSoft }));
globalStyle(`${text} [contenteditable="false"]`, layered({ whiteSpace: 'normal' }));
globalStyle(`${text}-gapcursor`, layered({ display: 'none', pointerEvents: 'none' }));

export const linkForm = style(
  layered({
    display: 'grid',
    gap: vars.space.m,
    inlineSize: vars.size.field,
    maxInlineSize: '100%',
  }),
);
