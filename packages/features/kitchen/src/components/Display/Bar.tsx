import type { LiveState, Named } from '@servery/api';
import {
  BellIcon,
  BellOffIcon,
  Button,
  ConnectionLight,
  GrowIcon,
  LayoutIcon,
  MoonIcon,
  ShrinkIcon,
  SoundIcon,
  SunIcon,
} from '@servery/ui';
import { connectionStatus } from '@servery/screens';
import { useIntl } from 'react-intl';
import {
  displayCountsMessages,
  displayLiveMessages,
  displaySoundMessages,
  displayMessages,
} from '../../messages.ts';
import * as styles from './Bar.css.ts';
import type { SoundState } from './useNewSound.ts';

interface BarProps {
  zones: readonly Named[];
  zone: number | '';
  onZone: (zone: number | '') => void;
  live: LiveState;
  sound: SoundState;
  onSound: () => void;
  isDark: boolean;
  onLook: () => void;
  isFull: boolean;
  /** Undefined if the browser can't show an element on the full screen. */
  onFull: (() => void) | undefined;
  isOverview: boolean;
  onOverview: () => void;
}

const sounds = {
  blocked: { icon: <SoundIcon />, message: displaySoundMessages.enable },
  on: { icon: <BellIcon />, message: displaySoundMessages.on },
  off: { icon: <BellOffIcon />, message: displaySoundMessages.off },
} as const;

/** The toolbar of the display: the zone filter and the display's settings. */
export function Bar(props: BarProps) {
  const { formatMessage } = useIntl();
  const { zones, zone, onZone, live, sound, isDark, isFull, onFull, isOverview } = props;
  const choices = [{ id: '' as const, name: formatMessage(displayMessages.all) }, ...zones];
  return (
    <div className={styles.bar}>
      <div role="group" aria-label={formatMessage(displayMessages.zone)} className={styles.zones}>
        {choices.map(({ id, name }) => (
          <span key={id} className={styles.zone}>
            <Button
              size="l"
              tone={id === zone ? 'accent' : 'neutral'}
              emphasis={id === zone ? 'solid' : 'ghost'}
              aria-pressed={id === zone}
              onPress={() => onZone(id)}
            >
              {name}
            </Button>
          </span>
        ))}
      </div>
      <div className={styles.tools}>
        <ConnectionLight status={connectionStatus[live]}>
          {formatMessage(displayLiveMessages[live])}
        </ConnectionLight>
        <Button
          tone={sound === 'blocked' ? 'accent' : 'neutral'}
          emphasis={sound === 'blocked' ? 'solid' : 'ghost'}
          icon={sounds[sound].icon}
          aria-keyshortcuts="m"
          onPress={props.onSound}
        >
          {formatMessage(sounds[sound].message)}
        </Button>
        <Button
          tone="neutral"
          emphasis="ghost"
          icon={isDark ? <SunIcon /> : <MoonIcon />}
          onPress={props.onLook}
        >
          {formatMessage(isDark ? displayMessages.light : displayMessages.dark)}
        </Button>
        {onFull && (
          <Button
            tone="neutral"
            emphasis={isFull ? 'soft' : 'ghost'}
            icon={isFull ? <ShrinkIcon /> : <GrowIcon />}
            aria-pressed={isFull}
            aria-keyshortcuts="f"
            onPress={onFull}
          >
            {formatMessage(displayMessages.fullScreen)}
          </Button>
        )}
        <Button
          tone="neutral"
          emphasis={isOverview ? 'soft' : 'outline'}
          icon={<LayoutIcon />}
          aria-pressed={isOverview}
          aria-keyshortcuts="c"
          onPress={props.onOverview}
        >
          {formatMessage(displayCountsMessages.title)}
        </Button>
      </div>
    </div>
  );
}
