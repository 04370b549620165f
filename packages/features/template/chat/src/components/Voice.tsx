import type { ChatAttachment } from '@servery/api/template';
import { IconButton, PauseIcon, PlayIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { clock } from '../clock.ts';
import { usePlayer } from '../hooks/usePlayer.ts';
import { composeMessages as messages } from '../messages/compose.ts';
import { length, played, track, voice as voiceStyle } from './composer.css.ts';

/** Player of a voice message. */
export function Voice({ voice }: { voice: Extract<ChatAttachment, { kind: 'voice' }> }) {
  const { formatMessage } = useIntl();
  const { isPlaying, isBroken, seconds, toggle } = usePlayer(voice.src);
  const part = Math.min(1, seconds / Math.max(1, voice.seconds));
  return (
    <div className={voiceStyle}>
      <IconButton
        label={formatMessage(isPlaying ? messages.pause : messages.play)}
        onPress={() => void toggle()}
      >
        {isPlaying ? <PauseIcon /> : <PlayIcon />}
      </IconButton>
      {isBroken ? (
        <span role="alert">{formatMessage(messages.broken)}</span>
      ) : (
        <>
          <span className={track} aria-hidden>
            <span className={played} style={{ inlineSize: `${part * 100}%` }} />
          </span>
          <span className={length} dir="ltr">
            {clock(isPlaying ? seconds : voice.seconds)}
          </span>
        </>
      )}
    </div>
  );
}
