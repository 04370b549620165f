import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { SoundName } from '../sound/soundChoice.ts';

/** What the settings of the sound say. */
export const soundSettingWords = defineMessages({
  title: { id: 'orders.sound.title', defaultMessage: 'Sound of new orders' },
  on: { id: 'orders.sound.on', defaultMessage: 'Ring for new orders' },
  onText: {
    id: 'orders.sound.onText',
    defaultMessage: 'On the live board, every few seconds until somebody notices.',
  },
  which: { id: 'orders.sound.which', defaultMessage: 'Sound' },
  volume: { id: 'orders.sound.volume', defaultMessage: 'Volume' },
  play: { id: 'orders.sound.play', defaultMessage: 'Play' },
  silent: {
    id: 'orders.sound.silent',
    defaultMessage: 'This browser plays no sounds.',
  },
});

/** What each sound is called. */
export const soundNameWords: Record<SoundName, MessageDescriptor> = defineMessages({
  bell: { id: 'orders.sound.bell', defaultMessage: 'Bell' },
  doorbell: { id: 'orders.sound.doorbell', defaultMessage: 'Doorbell' },
  wood: { id: 'orders.sound.wood', defaultMessage: 'Wood' },
  siren: { id: 'orders.sound.siren', defaultMessage: 'Siren' },
});
