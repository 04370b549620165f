import { vars } from '../styles/theme.css.ts';

const { accent, info, success, warning, danger, neutral } = vars.tone;
const pair = ({ soft, onSoft }: Pick<typeof accent, 'soft' | 'onSoft'>) => ({ soft, onSoft });

/** An event's colours by its tone, written out while building: the theme's whole list stays out of the page. */
export const colors = {
  accent: pair(accent),
  info: pair(info),
  success: pair(success),
  warning: pair(warning),
  danger: pair(danger),
  neutral: pair(neutral),
};
