import { BellIcon, BellOffIcon, Button, SoundIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { soundMessages } from '../../messages/board.ts';
import { word } from './SoundButton.css.ts';
import type { SoundState } from './useAlertSound.ts';

const faces = {
  blocked: { icon: <SoundIcon />, message: soundMessages.enable, tone: 'accent' },
  on: { icon: <BellIcon />, message: soundMessages.on, tone: 'neutral' },
  off: { icon: <BellOffIcon />, message: soundMessages.off, tone: 'neutral' },
} as const;

interface SoundButtonProps {
  state: SoundState;
  onPress: () => void;
}

/** Toggles the sound for new orders; turning it on plays it once. */
export function SoundButton({ state, onPress }: SoundButtonProps) {
  const { formatMessage } = useIntl();
  const { icon, message, tone } = faces[state];
  return (
    <Button
      tone={tone}
      emphasis={state === 'blocked' ? 'solid' : 'ghost'}
      icon={icon}
      data-sound={state}
      aria-label={formatMessage(message)}
      aria-keyshortcuts="m"
      onPress={onPress}
    >
      <span className={state === 'blocked' ? undefined : word}>{formatMessage(message)}</span>
    </Button>
  );
}
