import { neverTyped, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use next to something people copy, such as an order number, a colour or a line of code. For standalone text, use CopyField.',
  anatomy: ['button', 'icon that shows the result', 'words (optional)', 'announcement'],
  keyboard: { 'Enter, Space': 'copies', Tab: 'Moves focus to it.' },
  dos: ['Name what’s copied: “Copy order number”.', 'In failed, say what people can do instead.'],
  donts: ['Don’t add a toast. The button shows the result.'],
  never: { ...neverTyped, Pending: 'Copying is instant.' },
};
