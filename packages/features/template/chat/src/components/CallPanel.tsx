import type { ChatContact } from '@servery/api/template';
import { Avatar, Button, Dialog, HangUpIcon, Switch, Text } from '@servery/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { clock } from '../clock.ts';
import { useRingTone } from '../hooks/useRingTone.ts';
import { useSeconds } from '../hooks/useSeconds.ts';
import { callingMessages, callMessages as messages } from '../messages/compose.ts';
import { calling, ringing, time } from './panel.css.ts';

/** Time after which an unanswered call ends automatically, in seconds. */
const patience = 30;

interface CallPanelProps {
  contact: ChatContact;
  isVideo: boolean;
  /** Called when the call ends, with the number of seconds that it rang. */
  onEnd: (seconds: number) => void;
}

/** An outgoing call. In the demo it's never answered, and the panel points that out. */
export function CallPanel({ contact, isVideo, onEnd }: CallPanelProps) {
  const { formatMessage } = useIntl();
  const [isAloud, setAloud] = useState(true);
  const seconds = useSeconds(true);
  useRingTone(isAloud);
  const end = () => onEnd(seconds);
  const giveUp = useEffectEvent(end);
  useEffect(() => {
    if (seconds >= patience) giveUp();
  }, [seconds]);
  return (
    <Dialog
      hasCloseButton={false}
      isOpen
      onOpenChange={end}
      role="alertdialog"
      title={formatMessage(callingMessages, {
        person: contact.fullName,
        isVideo: isVideo ? 'yes' : 'no',
      })}
      footer={
        <Button autoFocus tone="danger" emphasis="solid" icon={<HangUpIcon />} onPress={end}>
          {formatMessage(messages.end)}
        </Button>
      }
    >
      <div className={calling} data-video={isVideo || undefined}>
        <span className={ringing}>
          <Avatar name={contact.fullName} src={contact.avatar} size="xl" isDecorative />
        </span>
        <Text>{formatMessage(messages.ringing)}</Text>
        <span className={time} dir="ltr">
          {clock(seconds)}
        </span>
        <Switch isSelected={isAloud} onChange={setAloud}>
          {formatMessage(messages.quiet)}
        </Switch>
        <Text tone="muted" size="s">
          {formatMessage(messages.demo)}
        </Text>
      </div>
    </Dialog>
  );
}
