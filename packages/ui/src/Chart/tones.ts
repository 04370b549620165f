import { vars } from '../styles/theme.css.ts';

/** A colour of a drawing, by its meaning. */
export type ChartTone = 'accent' | 'info' | 'success' | 'warning' | 'danger' | 'neutral';

const order: readonly ChartTone[] = ['accent', 'warning', 'info', 'danger', 'success', 'neutral'];

/** The tone of a series that names none: neighbours stay apart for colour-blind eyes. */
export const toneAt = (index: number): ChartTone => order[index % order.length] ?? 'accent';

/** Whether a tone was taken before, so that it has to be drawn otherwise. */
export const isToneAgain = (index: number) => index >= order.length || undefined;

/** A tone's colour in every skin. */
export const colourOf = (tone: ChartTone): string => vars.tone[tone].edge;
