import type { ChatContact } from '@servery/api/template';
import { Avatar, Button, Dialog, HangUpIcon, Switch, Text } from '@servery/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { clock } from '../clock.ts';
import { useRingTone } from '../hooks/useRingTone.ts';
import { useSeconds } from '../hooks/useSeconds.ts';
import { callingWords, callWords as words } from '../messages/compose.ts';
import { calling, ringing, time } from './panel.css.ts';

/** Nobody answers for so long that one gives up, in seconds. */
const patience = 30;

interface CallPanelProps {
  contact: ChatContact;
  isVideo: boolean;
  /** It is over, after so many seconds of ringing. */
  onEnd: (seconds: number) => void;
}

/** A call that rings. Nobody answers in the demo, and it says so. */
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
      isOpen
      onOpenChange={end}
      role="alertdialog"
      title={formatMessage(callingWords, {
        person: contact.fullName,
        isVideo: isVideo ? 'yes' : 'no',
      })}
      footer={
        <Button autoFocus tone="danger" emphasis="solid" icon={<HangUpIcon />} onPress={end}>
          {formatMessage(words.end)}
        </Button>
      }
    >
      <div className={calling} data-video={isVideo || undefined}>
        <span className={ringing}>
          <Avatar name={contact.fullName} src={contact.avatar} size="xl" isDecorative />
        </span>
        <Text>{formatMessage(words.ringing)}</Text>
        <span className={time} dir="ltr">
          {clock(seconds)}
        </span>
        <Switch isSelected={isAloud} onChange={setAloud}>
          {formatMessage(words.quiet)}
        </Switch>
        <Text tone="muted" size="s">
          {formatMessage(words.demo)}
        </Text>
      </div>
    </Dialog>
  );
}
