import { style } from '@vanilla-extract/css';
import { focusRing } from '../overlays/focusRing.ts';
import { cardsOnly } from '../overlays/media.ts';
import { layered } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

const hairline = `${vars.border.hairline} solid ${vars.color.border}`;

export const frame = style(
  layered({
    containerType: 'inline-size',
    minInlineSize: vars.space.none,
    overflowX: 'auto',
    borderRadius: vars.radius.m,
    color: vars.color.text,
    outline: 'none',
    selectors: {
      '&[data-bordered]': { border: hairline },
      '&:focus-visible': focusRing,
    },
    '@media': { [media.print]: { overflow: 'visible' } },
  }),
);

export const table = style(
  layered({
    inlineSize: '100%',
    borderCollapse: 'collapse',
    fontSize: vars.text.m,
    lineHeight: vars.line.tight,
    selectors: { '&[data-density=compact]': { fontSize: vars.text.s } },
    '@container': {
      [cardsOnly]: { selectors: { '&[data-narrow=cards]': { display: 'block' } } },
    },
  }),
);

export const caption = style(
  layered({
    paddingBlock: vars.space.s,
    paddingInline: vars.space.m,
    color: vars.color.textMuted,
    fontSize: vars.text.s,
    textAlign: 'start',
    selectors: { '[data-narrow=cards] > &': { display: 'block' } },
  }),
);

const onCards = '[data-narrow=cards]';

export const head = style(
  layered({
    color: vars.color.textMuted,
    fontSize: vars.text.s,
    selectors: {
      '&[data-tone=soft]': { background: vars.color.surfaceSunken, color: vars.color.text },
      '&[data-tone=solid]': {
        background: vars.tone.neutral.solid,
        color: vars.tone.neutral.onSolid,
      },
    },
    '@container': { [cardsOnly]: { selectors: { [`${onCards} > &`]: { display: 'none' } } } },
  }),
);

export const row = style(
  layered({
    borderBlockEnd: hairline,
    selectors: {
      'tbody > &:last-child': { borderBlockEnd: 'none' },
      '[data-borderless] &': { borderBlockEnd: 'none' },
      '[data-striped] tbody > &:nth-child(even)': { background: vars.color.surfaceSunken },
      '&[data-tone=success]': { background: vars.tone.success.soft },
      '&[data-tone=warning]': { background: vars.tone.warning.soft },
      '&[data-tone=danger]': { background: vars.tone.danger.soft },
      '&[data-tone=info]': { background: vars.tone.info.soft },
      '[data-hover] tbody > &:hover': { background: vars.color.surfaceHover },
    },
    '@media': { [media.print]: { breakInside: 'avoid' } },
    '@container': {
      [cardsOnly]: {
        selectors: {
          [`${onCards} > * > &`]: {
            display: 'block',
            paddingBlock: vars.space.s,
            borderBlockEnd: hairline,
          },
        },
      },
    },
  }),
);

export const cell = style(
  layered({
    paddingBlock: vars.space.m,
    paddingInline: vars.space.m,
    fontWeight: vars.weight.regular,
    textAlign: 'start',
    verticalAlign: 'baseline',
    overflowWrap: 'break-word',
    selectors: {
      'thead &, tfoot &': { fontWeight: vars.weight.medium },
      'tbody &[scope=row]': { fontWeight: vars.weight.medium },
      '[data-density=compact] &': {
        paddingBlock: vars.space.xs,
        paddingInline: vars.space.s,
      },
      '[data-bordered] & + &': { borderInlineStart: hairline },
      '&[data-align=center]': { textAlign: 'center' },
      '&[data-align=end]': {
        fontVariantNumeric: 'tabular-nums',
        textAlign: 'end',
        whiteSpace: 'nowrap',
      },
    },
    '@container': {
      [cardsOnly]: {
        selectors: {
          [`${onCards} &`]: {
            display: 'flex',
            justifyContent: 'space-between',
            gap: vars.space.m,
            paddingBlock: vars.space.xs,
            textAlign: 'end',
            overflowWrap: 'anywhere',
            border: 'none',
          },
          [`${onCards} &::before`]: {
            content: 'attr(data-label)',
            flex: 'none',
            color: vars.color.textMuted,
            fontSize: vars.text.s,
            fontWeight: vars.weight.regular,
          },
          [`${onCards} &[scope=row]`]: { justifyContent: 'flex-start', textAlign: 'start' },
          [`${onCards} &[scope=row]::before`]: { content: 'none' },
          [`${onCards} &[data-blank]`]: { display: 'none' },
        },
      },
    },
  }),
);

export const foot = style(
  layered({
    borderBlockStart: `${vars.border.hairline} solid ${vars.color.borderStrong}`,
    '@container': {
      [cardsOnly]: { selectors: { [`${onCards} > &`]: { display: 'block' } } },
    },
  }),
);

export const body = style(
  layered({
    '@container': {
      [cardsOnly]: { selectors: { [`${onCards} > &`]: { display: 'block' } } },
    },
  }),
);

export const empty = style(
  layered({
    padding: vars.space.xl,
    color: vars.color.textMuted,
    textAlign: 'center',
  }),
);
