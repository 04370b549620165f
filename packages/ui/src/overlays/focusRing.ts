import { vars } from '../styles/theme.css.ts';

const outline = `${vars.border.thick} solid ${vars.color.focus}`;

/** The ring around a focused control. */
export const focusRing = { outline, outlineOffset: vars.border.thick };
/** The focus ring inside a control, if the outside is clipped. */
export const focusRingInset = { outline, outlineOffset: `calc(${vars.border.thick} * -1)` };
