import { style } from '@vanilla-extract/css';
import { edged, floats } from '../overlays/depth.ts';
import { layered } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

const { color, tone } = vars;

/** Sets the library's colour properties to the kit's tokens. */
const lent = {
  '--fc-classic-background': color.surface,
  '--fc-classic-background-event': tone.success.edge,
  '--fc-classic-background-event-foreground-opacity': '50%',
  '--fc-classic-background-event-opacity': '15%',
  '--fc-classic-border': color.border,
  '--fc-classic-border-style': 'solid',
  '--fc-classic-button': tone.neutral.solid,
  '--fc-classic-button-border': tone.neutral.solid,
  '--fc-classic-button-foreground': tone.neutral.onSolid,
  '--fc-classic-button-outline': color.focus,
  '--fc-classic-button-strong': tone.neutral.solidHover,
  '--fc-classic-button-strong-border': tone.neutral.solidHover,
  '--fc-classic-event': tone.accent.solid,
  '--fc-classic-event-contrast': tone.accent.onSolid,
  '--fc-classic-faint': color.surfaceSunken,
  '--fc-classic-faint-foreground': color.textMuted,
  '--fc-classic-foreground': color.text,
  '--fc-classic-highlight': tone.accent.soft,
  '--fc-classic-large-dot-width': vars.size.dot,
  '--fc-classic-muted': color.surfaceHover,
  '--fc-classic-muted-foreground': color.textMuted,
  '--fc-classic-now': tone.danger.edge,
  '--fc-classic-primary': color.focus,
  '--fc-classic-primary-foreground': tone.accent.onSolid,
  '--fc-classic-small-dot-width': vars.size.dot,
  '--fc-classic-strong': color.surfacePressed,
  '--fc-classic-strong-border': color.borderStrong,
  '--fc-classic-today': color.surfaceSunken,
};

export const calendar = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.m,
    minInlineSize: vars.space.none,
    vars: lent,
  }),
);

export const bar = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.s,
  }),
);
export const turn = style(layered({ display: 'flex', alignItems: 'center', gap: vars.space.xs }));
export const title = style(layered({ flex: 'auto' }));

/** The height of an event's line, increased to the touch target on touch screens. */
const line = `max(${vars.space.xl}, calc(${vars.space.xl} + (${vars.size.target} - ${vars.space.xxl}) * 5 / 3))`;
/**
 * The height of six weeks, each with a day's number, two events and the number of further events,
 * below the names of the days.
 */
const weeks = `calc((${line} * 3 + ${vars.control.m}) * 6 + ${vars.control.m})`;

export const sheet = style(
  layered({
    position: 'relative',
    overflow: 'auto',
    border: `${vars.border.hairline} solid ${color.border}`,
    borderRadius: vars.radius.m,
    background: color.surface,
    blockSize: weeks,
    // The list grows with its content; other views have a fixed height.
    selectors: { '&[data-view=list]': { blockSize: 'auto', minBlockSize: weeks } },
  }),
);
export const waiting = style(
  layered({
    position: 'absolute',
    inset: vars.space.none,
    zIndex: vars.layer.sticky,
    display: 'grid',
    placeItems: 'center',
  }),
);

// The library's styles aren't in a layer, so rules that override them can't be in one either.
export const inside = style({
  selectors: {
    '&&': { border: 'none', fontSize: vars.text.s, fontFamily: 'inherit' },
  },
});
export const event = style({
  selectors: {
    '&&': { cursor: 'pointer' },
    '&&:focus-visible': {
      outline: `${vars.border.thick} solid ${color.focus}`,
      outlineOffset: vars.border.hairline,
    },
  },
});
const mark = `${vars.border.thick} solid var(--fc-event-contrast-color)`;
/** An event on one line, in the month view and among all-day events. */
export const rowEvent = style({
  selectors: {
    '&&': {
      minBlockSize: line,
      alignItems: 'center',
      paddingInline: vars.space.xxs,
      borderRadius: vars.radius.s,
      borderInlineStart: mark,
    },
  },
});
/** An event in a column of hours. */
export const columnEvent = style({
  selectors: { '&&': { borderRadius: vars.radius.s, borderInlineStart: mark } },
});
/** The number of today, the only coloured one. */
export const todayNumber = style({
  selectors: {
    '&&': {
      display: 'grid',
      placeItems: 'center',
      minInlineSize: vars.space.xl,
      minBlockSize: vars.space.xl,
      margin: vars.space.xxs,
      borderRadius: vars.radius.full,
      background: tone.accent.solid,
      color: tone.accent.onSolid,
      fontWeight: vars.weight.medium,
    },
  },
});
/** A title that isn't truncated, in the list and in columns of hours, where there's space below. */
export const wholeTitle = style({
  unicodeBidi: 'plaintext',
  selectors: { '&&': { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
});
export const listDot = style({
  selectors: { '&&': { borderColor: 'var(--fc-event-contrast-color)' } },
});
export const listTime = style({
  selectors: {
    '&&': {
      flex: 'none',
      inlineSize: `calc(${vars.control.l} * 2.75)`,
      minInlineSize: vars.space.none,
      maxInlineSize: 'none',
      fontVariantNumeric: 'tabular-nums',
    },
  },
});
export const more = style({
  selectors: { '&&': { minBlockSize: line, color: color.textMuted } },
});
/** A title that is truncated at its end, in either writing direction. */
export const eventTitle = style({
  unicodeBidi: 'plaintext',
  selectors: { '&&': { minInlineSize: vars.space.none, textOverflow: 'ellipsis' } },
});

/**
 * The popover of a full day. It's rendered at the end of the page, so it needs the colours again.
 */
export const fullDay = style({
  vars: lent,
  selectors: {
    '&&': {
      zIndex: vars.layer.overlay,
      overflow: 'hidden',
      border: 'none',
      borderRadius: vars.radius.m,
      background: color.surfaceRaised,
      boxShadow: floats,
      color: color.text,
      fontSize: vars.text.s,
      fontFamily: 'inherit',
    },
  },
  '@media': edged,
});
