import type { UserInfo } from '@servery/api';
import { Avatar } from '@servery/ui';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { switchMessages as messages, type DayPart } from '../../messages/switchPerson.ts';
import { face, greeted, name } from '../SwitchPerson.css.ts';

/** Long enough to read the name. */
const greetMs = 700;
const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

interface GreetedProps {
  user: UserInfo;
  part: DayPart;
  onDone: (user: UserInfo) => void;
}

/**
 * Greets the person whose PIN was entered, then calls `onDone`; immediately with reduced motion.
 */
export function Greeted({ user, part, onDone }: GreetedProps) {
  const { formatMessage } = useIntl();
  const done = useEffectEvent(() => onDone(user));
  useEffect(() => {
    const timer = setTimeout(() => done(), isCalm() ? 0 : greetMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={greeted} role="status">
      <span className={face}>
        <Avatar name={user.name} size="xl" isDecorative />
      </span>
      <h1 className={name} id="pin-title">
        {formatMessage(messages.welcome, { part, name: user.name })}
      </h1>
    </div>
  );
}
