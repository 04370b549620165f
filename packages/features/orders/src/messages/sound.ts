import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { SoundName } from '../sound/soundChoice.ts';

/** Messages of the sound settings. */
export const soundSettingMessages = defineMessages({
  title: { id: 'orders.sound.title', defaultMessage: 'New order sound' },
  on: { id: 'orders.sound.on', defaultMessage: 'Play a sound for new orders' },
  onText: {
    id: 'orders.sound.onText',
    defaultMessage:
      'Repeats on the live board every few seconds until someone acknowledges the orders.',
  },
  which: { id: 'orders.sound.which', defaultMessage: 'Sound' },
  volume: { id: 'orders.sound.volume', defaultMessage: 'Volume' },
  play: { id: 'orders.sound.play', defaultMessage: 'Play' },
  silent: {
    id: 'orders.sound.silent',
    defaultMessage: 'This browser can’t play sounds.',
  },
});

/** The names of the sounds. */
export const soundNameMessages: Record<SoundName, MessageDescriptor> = defineMessages({
  bell: { id: 'orders.sound.bell', defaultMessage: 'Bell' },
  doorbell: { id: 'orders.sound.doorbell', defaultMessage: 'Doorbell' },
  wood: { id: 'orders.sound.wood', defaultMessage: 'Woodblock' },
  siren: { id: 'orders.sound.siren', defaultMessage: 'Siren' },
});
