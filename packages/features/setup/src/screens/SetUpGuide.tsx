import {
  getDashboard,
  getSetUpGuide,
  goLive,
  markSetUpStep,
  Problem,
  type SetUpMark,
  type SetUpStep,
} from '@servery/api';
import { useAction } from '@servery/api/swr';
import { RowsSkeleton, useProblemText } from '@servery/screens';
import { ListBody } from '@servery/screens/list';
import { Banner, Heading, ProgressRing, Text } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { GoLive } from '../components/GoLive.tsx';
import * as styles from '../components/guide.css.ts';
import { RemoveSample } from '../components/RemoveSample.tsx';
import { Support } from '../components/Support.tsx';
import { Step } from '../components/Step.tsx';
import { useSetUpGuide } from '../hooks/useSetUpGuide.ts';
import { problemMessages } from '../messages/problem.ts';
import { setupMessages as messages } from '../messages/setup.ts';

export interface SetUpGuideProps {
  /** The merchant; '' for the person's own. */
  merchantId: number | '';
  /** Returns the screen of a step or of orders, or undefined for people who can't open it. */
  hrefOf: (target: SetUpStep | 'orders') => string | undefined;
}

const refreshes = [getSetUpGuide, getDashboard];

/** The steps that get a new business ready for its first order, with their progress. */
export function SetUpGuide({ merchantId, hrefOf }: SetUpGuideProps) {
  const { formatMessage, formatNumber } = useIntl();
  const explain = useProblemText(problemMessages);
  const { data, error, mutate } = useSetUpGuide(merchantId);
  const mark = useAction(markSetUpStep, { refreshes });
  const open = useAction(goLive, { refreshes });
  const [failed, setFailed] = useState<{ by: 'mark' | 'live'; text: string }>();
  const attempt = async (by: 'mark' | 'live', run: () => Promise<unknown>) => {
    setFailed(undefined);
    try {
      await run();
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      setFailed({ by, text: explain(problem) });
      if (problem.code === 'conflict') void mutate();
    }
  };
  const based = data && { merchant_id: data.merchant_id, version: data.version };
  const onMark = (step: SetUpStep, to: SetUpMark | null) =>
    based && attempt('mark', () => mark.trigger({ body: { ...based, step, mark: to } }));
  const finished = data?.steps.filter(({ state }) => state !== 'open').length ?? 0;
  const total = data?.steps.length ?? 0;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div className={styles.text}>
          <Heading level={1}>
            {data
              ? formatMessage(messages.title, { name: data.name })
              : formatMessage(messages.untitled)}
          </Heading>
          <Text tone="muted">{formatMessage(messages.lead)}</Text>
        </div>
        {data && (
          <ProgressRing
            size="l"
            tone={finished === total ? 'success' : 'accent'}
            value={finished / total}
            label={formatMessage(messages.progress, { done: finished, total })}
          >
            {formatNumber(finished)}
          </ProgressRing>
        )}
      </div>
      <ListBody
        error={error}
        data={data}
        title={formatMessage(messages.failed)}
        forbidden={formatMessage(problemMessages.forbidden)}
        onRetry={mutate}
      >
        {data ? (
          <>
            {failed?.by === 'mark' && (
              <Banner tone="danger" isLive>
                {failed.text}
              </Banner>
            )}
            <ol role="list" className={styles.steps} aria-label={formatMessage(messages.steps)}>
              {data.steps.map((step) => (
                <Step
                  key={step.step}
                  step={step}
                  href={hrefOf(step.step)}
                  isPending={mark.isMutating}
                  onMark={(to) => void onMark(step.step, to)}
                />
              ))}
            </ol>
            <GoLive
              guide={data}
              orderHref={hrefOf('orders')}
              error={failed?.by === 'live' ? failed.text : undefined}
              isPending={open.isMutating}
              onGoLive={() => void (based && attempt('live', () => open.trigger({ body: based })))}
            />
            <RemoveSample />
            <Support support={data.support} />
          </>
        ) : (
          <RowsSkeleton lines={7} />
        )}
      </ListBody>
    </div>
  );
}
