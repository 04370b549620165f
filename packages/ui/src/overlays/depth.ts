import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

// A ring and not a border: where a skin's shadow brings its own ring, both are one line.
const ring = `0 0 0 ${vars.border.hairline} ${vars.color.border}`;

/** The edge and shadow of what floats beside its trigger. */
export const floats = `${ring}, ${vars.shadow.float}`;
/** The edge and shadow of what stands above the page. */
export const stands = `${ring}, ${vars.shadow.overlay}`;
/** Forced colours leave shadows out: an edge of its own stands there instead. */
export const edged = {
  [media.forcedColors]: { border: `${vars.border.hairline} solid CanvasText` },
};
