import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'For what stays true of the page until its reason is gone. For what happened just now use toast; for what stands beside one field use its errorMessage.',
  anatomy: ['frame in the tone', 'sign', 'title', 'words', 'action (optional)', 'cross (optional)'],
  keyboard: { Tab: 'goes to the action, then to the cross', 'Enter, Space': 'presses it' },
  dos: [
    'Say what it means for the reader, then what to do about it.',
    'Keep warning and danger for what stops work: they interrupt a screen reader.',
    'Set isLive to false when it is there from the start.',
  ],
  donts: [
    'Do not stack banners: join the reasons into one.',
    'Do not let it be dismissed while its reason still stops work.',
  ],
  never: {
    Disabled: 'A message is there or it is not.',
    ReadOnly: 'It holds no value.',
    Invalid: 'It holds no value.',
    Pending: 'What it tells of may wait; the message does not.',
    Empty: 'Without words it is not shown.',
    Many: 'Several reasons are one banner with a list.',
  },
};
