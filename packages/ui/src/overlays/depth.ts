import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

// A shadow ring instead of a border, so that it merges with the ring of a skin's own shadow.
const ring = `0 0 0 ${vars.border.hairline} ${vars.color.border}`;

/** The edge and shadow of overlays attached to a trigger. */
export const floats = `${ring}, ${vars.shadow.float}`;
/** The edge and shadow of modal overlays. */
export const raised = `${ring}, ${vars.shadow.overlay}`;
/** Forced colours remove shadows, so a border replaces them. */
export const edged = {
  [media.forcedColors]: { border: `${vars.border.hairline} solid CanvasText` },
};
