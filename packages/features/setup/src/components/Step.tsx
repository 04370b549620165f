import type { GuideStep, SetUpMark } from '@servery/api';
import {
  Badge,
  Button,
  CardIcon,
  CheckIcon,
  ClockIcon,
  FileIcon,
  Heading,
  LinkButton,
  MenuIcon,
  MinusIcon,
  PrinterIcon,
  ReceiptIcon,
  StoreIcon,
  TableIcon,
  Text,
} from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import {
  setupMessages as messages,
  stepCounts,
  stepLinks,
  stepNames,
  stepTexts,
} from '../messages/setup.ts';
import * as styles from './guide.css.ts';

const icons: Readonly<Record<GuideStep['step'], ReactNode>> = {
  profile: <StoreIcon />,
  hours: <ClockIcon />,
  taxes: <ReceiptIcon />,
  payments: <CardIcon />,
  tables: <TableIcon />,
  menu: <MenuIcon />,
  printers: <PrinterIcon />,
  documents: <FileIcon />,
};
const stateIcons = { done: <CheckIcon />, skipped: <MinusIcon /> };

interface StepProps {
  step: GuideStep;
  /** What needs attention in it. */
  note: string | undefined;
  /** The screen of the step; undefined for people who can't open it. */
  href: string | undefined;
  /** Whether it is the first open step, which stands out. */
  isNext: boolean;
  isPending: boolean;
  /** Another way to do the step. */
  extra?: ReactNode;
  onMark: (mark: SetUpMark | null) => void;
}

/** A step of the guide: what it is for, whether it is done, and the way to it. */
export function Step({ step: { step, state, count }, ...rest }: StepProps) {
  const { note, href, isNext, isPending, extra, onMark } = rest;
  const { formatMessage } = useIntl();
  const name = formatMessage(stepNames[step]);
  const counted = count > 0 ? stepCounts[step] : null;
  const isMarked = count === 0 && state !== 'open';
  return (
    <li className={styles.step}>
      <span className={styles.mark} data-state={state} aria-hidden>
        {state === 'open' ? icons[step] : stateIcons[state]}
      </span>
      <div className={styles.text}>
        <div className={styles.name}>
          <Heading level={2} size="s">
            {name}
          </Heading>
          {state !== 'open' && (
            <Badge tone={state === 'done' ? 'success' : 'neutral'}>
              {formatMessage(counted ?? messages[state], { count })}
            </Badge>
          )}
        </div>
        <Text tone="muted">{formatMessage(stepTexts[step])}</Text>
        {note && <Text>{note}</Text>}
      </div>
      <div className={styles.actions}>
        {isMarked && (
          <Button
            emphasis="ghost"
            isDisabled={isPending}
            aria-label={formatMessage(messages.undoNamed, { step: name })}
            onPress={() => onMark(null)}
          >
            {formatMessage(messages.undo)}
          </Button>
        )}
        {state === 'open' && step !== 'documents' && (
          <>
            <Button
              emphasis="ghost"
              isDisabled={isPending}
              aria-label={formatMessage(messages.skipNamed, { step: name })}
              onPress={() => onMark('skipped')}
            >
              {formatMessage(messages.skip)}
            </Button>
            {step === 'taxes' && (
              <Button
                emphasis="ghost"
                isDisabled={isPending}
                aria-label={formatMessage(messages.markDoneNamed, { step: name })}
                onPress={() => onMark('done')}
              >
                {formatMessage(messages.markDone)}
              </Button>
            )}
          </>
        )}
        {extra}
        {href && (
          <LinkButton
            href={href}
            tone={isNext ? 'accent' : 'neutral'}
            emphasis={isNext ? 'solid' : 'outline'}
          >
            {formatMessage(stepLinks[step])}
          </LinkButton>
        )}
      </div>
    </li>
  );
}
