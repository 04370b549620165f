import { vars } from '../styles/theme.css.ts';

/** The colour of a part or series of a chart, by meaning. */
export type ChartTone = 'accent' | 'info' | 'success' | 'warning' | 'danger' | 'neutral';

const order: readonly ChartTone[] = ['accent', 'warning', 'info', 'danger', 'success', 'neutral'];

/** Returns the default tone of a series. Neighbouring tones differ for colour-blind people too. */
export const toneAt = (index: number): ChartTone => order[index % order.length] ?? 'accent';

/** Whether the tone at an index repeats an earlier one, so that it has to look different. */
export const isToneAgain = (index: number) => index >= order.length || undefined;

/** Returns the CSS colour of a tone, which follows the theme. */
export const colourOf = (tone: ChartTone): string => vars.tone[tone].edge;
