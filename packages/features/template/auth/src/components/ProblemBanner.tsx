import type { Problem, ProblemCode } from '@servery/api';
import { Banner } from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { problemMessages as messages } from '../messages/problem.ts';

type BannerMessage = (typeof messages)['credentials' | 'link' | 'codeSpoilt' | 'offline'];
const byCode: Readonly<Partial<Record<ProblemCode, BannerMessage>>> = {
  wrongCredentials: messages.credentials,
  notFound: messages.link,
  locked: messages.codeSpoilt,
  offline: messages.offline,
};

export interface ProblemBannerProps {
  problem: Problem | null | undefined;
  /** An action that helps to resolve the problem. */
  action?: ReactNode;
}

/** Banner with the reason why a form was refused, if no field caused it. */
export function ProblemBanner({ problem, action }: ProblemBannerProps) {
  const { formatMessage } = useIntl();
  if (!problem) return null;
  const { details } = problem.matter;
  const wait = details && 'retry_after' in details ? details.retry_after : undefined;
  const message =
    wait !== undefined
      ? formatMessage(messages.locked, { seconds: wait })
      : formatMessage(byCode[problem.code] ?? messages.failed);
  return (
    <Banner tone="danger" action={action}>
      {message}
    </Banner>
  );
}
