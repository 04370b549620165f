import type { Problem, ProblemCode } from '@servery/api';
import { Banner } from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { problemWords as words } from '../messages/problem.ts';

type Said = (typeof words)['credentials' | 'link' | 'codeSpoilt' | 'offline'];
const byCode: Readonly<Partial<Record<ProblemCode, Said>>> = {
  wrongCredentials: words.credentials,
  notFound: words.link,
  locked: words.codeSpoilt,
  offline: words.offline,
};

export interface ProblemBannerProps {
  problem: Problem | null | undefined;
  /** What to do about it. */
  action?: ReactNode;
}

/** Why a form was refused that no field is to blame for. */
export function ProblemBanner({ problem, action }: ProblemBannerProps) {
  const { formatMessage } = useIntl();
  if (!problem) return null;
  const wait = problem.matter.details?.['retry_after'];
  const said =
    typeof wait === 'number'
      ? formatMessage(words.locked, { seconds: wait })
      : formatMessage(byCode[problem.code] ?? words.failed);
  return (
    <Banner tone="danger" action={action}>
      {said}
    </Banner>
  );
}
