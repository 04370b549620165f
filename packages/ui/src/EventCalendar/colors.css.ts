import { vars } from '../styles/theme.css.ts';

const { accent, info, success, warning, danger, neutral } = vars.tone;
const pair = ({ soft, onSoft }: Pick<typeof accent, 'soft' | 'onSoft'>) => ({ soft, onSoft });

/**
 * The colours of an event by tone, resolved at build time so that pages don't load the whole theme
 * contract.
 */
export const colors = {
  accent: pair(accent),
  info: pair(info),
  success: pair(success),
  warning: pair(warning),
  danger: pair(danger),
  neutral: pair(neutral),
};
