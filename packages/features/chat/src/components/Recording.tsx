import { DeleteIcon, IconButton, StopIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { clock } from '../clock.ts';
import { longestVoice, type useRecorder } from '../hooks/useRecorder.ts';
import { composeWords as words } from '../messages/compose.ts';
import { light, recording } from './composer.css.ts';

/** The microphone is on: how long already, and the ways to end it. */
export function Recording({ recorder }: { recorder: ReturnType<typeof useRecorder> }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <IconButton
        tone="danger"
        label={formatMessage(words.cancel)}
        onPress={() => recorder.cancel()}
      >
        <DeleteIcon />
      </IconButton>
      <div className={recording}>
        <span className={light} />
        <span role="status">{formatMessage(words.recording)}</span>
        <span dir="ltr">
          {clock(recorder.seconds)} / {clock(longestVoice)}
        </span>
      </div>
      <IconButton
        autoFocus
        tone="accent"
        emphasis="solid"
        label={formatMessage(words.stop)}
        onPress={() => recorder.stop()}
      >
        <StopIcon />
      </IconButton>
    </>
  );
}
