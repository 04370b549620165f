import { BellIcon, BellOffIcon, Button, SoundIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { soundWords } from '../../messages/board.ts';
import { word } from './SoundButton.css.ts';
import type { SoundState } from './useAlertSound.ts';

const faces = {
  blocked: { icon: <SoundIcon />, words: soundWords.enable, tone: 'accent' },
  on: { icon: <BellIcon />, words: soundWords.on, tone: 'neutral' },
  off: { icon: <BellOffIcon />, words: soundWords.off, tone: 'neutral' },
} as const;

interface SoundButtonProps {
  state: SoundState;
  onPress: () => void;
}

/** Whether new orders ring, and the way to change that; pressing it to on rings once. */
export function SoundButton({ state, onPress }: SoundButtonProps) {
  const { formatMessage } = useIntl();
  const { icon, words, tone } = faces[state];
  return (
    <Button
      tone={tone}
      emphasis={state === 'blocked' ? 'solid' : 'ghost'}
      icon={icon}
      data-sound={state}
      aria-label={formatMessage(words)}
      aria-keyshortcuts="m"
      onPress={onPress}
    >
      <span className={state === 'blocked' ? undefined : word}>{formatMessage(words)}</span>
    </Button>
  );
}
