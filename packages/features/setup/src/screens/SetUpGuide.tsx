import {
  getDashboard,
  getSetUpGuide,
  goLive,
  markSetUpStep,
  Problem,
  type SetUpMark,
  type GuideStepName,
} from '@servery/api';
import { useAction } from '@servery/api/swr';
import { useUser } from '@servery/api/user';
import { RowsSkeleton, useProblemText } from '@servery/screens';
import { ListBody } from '@servery/screens/list';
import { Banner, Heading, ProgressRing, Text } from '@servery/ui';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { GoLive } from '../components/GoLive.tsx';
import * as styles from '../components/guide.css.ts';
import { RemoveSample } from '../components/RemoveSample.tsx';
import { Support } from '../components/Support.tsx';
import { Step } from '../components/Step.tsx';
import { useDocumentNote } from '../hooks/useDocumentNote.ts';
import { useSetUpGuide } from '../hooks/useSetUpGuide.ts';
import { problemMessages } from '../messages/problem.ts';
import { setupMessages as messages } from '../messages/setup.ts';

// Few people have another outlet to copy from.
const CopyMenu = lazy(async () => ({
  default: (await import('../components/CopyMenu.tsx')).CopyMenu,
}));

export interface SetUpGuideProps {
  /** The merchant; '' for the person's own. */
  merchantId: number | '';
  /** Returns the screen of a step or of orders, or undefined for people who can't open it. */
  hrefOf: (target: GuideStepName | 'orders') => string | undefined;
}

const refreshes = [getSetUpGuide, getDashboard];

/** The steps that get a new business ready for its first order, with their progress. */
export function SetUpGuide({ merchantId, hrefOf }: SetUpGuideProps) {
  const { formatMessage, formatNumber } = useIntl();
  const explain = useProblemText(problemMessages);
  const noteOf = useDocumentNote();
  const { data, error, mutate } = useSetUpGuide(merchantId);
  const { data: user } = useUser();
  const isSeveral = (user?.merchants.length ?? 0) > 1;
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
  const onMark = (step: GuideStepName, to: SetUpMark | null) =>
    based &&
    step !== 'documents' &&
    attempt('mark', () => mark.trigger({ body: { ...based, step, mark: to } }));
  const next = data?.steps.find(({ state }) => state === 'open')?.step;
  const hasTables = data?.steps.some(({ step, count }) => step === 'tables' && count > 0);
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
                  note={step.step === 'documents' ? noteOf(data.documents) : undefined}
                  href={hrefOf(step.step)}
                  isNext={step.step === next}
                  isPending={mark.isMutating}
                  extra={
                    step.step === 'menu' &&
                    step.count === 0 &&
                    isSeveral && (
                      <Suspense>
                        <CopyMenu merchantId={data.merchant_id} />
                      </Suspense>
                    )
                  }
                  onMark={(to) => void onMark(step.step, to)}
                />
              ))}
            </ol>
            <GoLive
              guide={data}
              orderHref={hasTables ? hrefOf('tables') : undefined}
              boardHref={hrefOf('orders')}
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
