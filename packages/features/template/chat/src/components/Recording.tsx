import { DeleteIcon, IconButton, StopIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { clock } from '../clock.ts';
import { longestVoice, type useRecorder } from '../hooks/useRecorder.ts';
import { composeMessages as messages } from '../messages/compose.ts';
import { light, recording } from './composer.css.ts';

/** Replaces the message field while recording: elapsed time, and buttons to cancel or finish. */
export function Recording({ recorder }: { recorder: ReturnType<typeof useRecorder> }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <IconButton
        tone="danger"
        label={formatMessage(messages.cancel)}
        onPress={() => recorder.cancel()}
      >
        <DeleteIcon />
      </IconButton>
      <div className={recording}>
        <span className={light} />
        <span role="status">{formatMessage(messages.recording)}</span>
        <span dir="ltr">
          {clock(recorder.seconds)} / {clock(longestVoice)}
        </span>
      </div>
      <IconButton
        autoFocus
        tone="accent"
        emphasis="solid"
        label={formatMessage(messages.stop)}
        onPress={() => recorder.stop()}
      >
        <StopIcon />
      </IconButton>
    </>
  );
}
