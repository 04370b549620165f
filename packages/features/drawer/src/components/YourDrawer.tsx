import { LinesSkeleton, LoadError } from '@servery/screens';
import { Heading } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useDrawers, useMyShift } from '../hooks/useDrawers.ts';
import { useProblemText } from '../hooks/useProblemText.ts';
import { countMessages, yourMessages as messages } from '../messages/yours.ts';
import { CloseForm } from './CloseForm.tsx';
import { CountForm } from './CountForm.tsx';
import { part } from './layout.css.ts';
import { OpenDrawer } from './OpenDrawer.tsx';
import { OpenForm } from './OpenForm.tsx';

interface YourDrawerProps {
  merchantId: number | '';
}

/** The caller's drawer: opening it, cash in and out, and its count. */
export function YourDrawer({ merchantId }: YourDrawerProps) {
  const { formatMessage } = useIntl();
  const explain = useProblemText();
  const mine = useMyShift(merchantId);
  const drawers = useDrawers(merchantId);
  const error = mine.error ?? drawers.error;
  const shift = mine.data?.shift;
  const title =
    shift?.state === 'counting'
      ? formatMessage(countMessages.title, { name: shift.drawer.name })
      : formatMessage(messages.title);
  const content = () => {
    if (!mine.data || !drawers.data)
      return error ? (
        <LoadError
          error={error}
          title={formatMessage(messages.failed)}
          explain={explain}
          onRetry={() => Promise.all([mine.mutate(), drawers.mutate()])}
        />
      ) : (
        <LinesSkeleton />
      );
    if (!shift) return <OpenForm drawers={drawers.data.aaData.filter((one) => one.is_active)} />;
    if (shift.state === 'open') return <OpenDrawer shift={shift} />;
    // A recount begins with empty fields, so that it doesn't repeat the first count.
    if (shift.counts.length < 2) return <CountForm key={shift.version} shift={shift} />;
    return <CloseForm shift={shift} />;
  };
  return (
    <section className={part} aria-label={title}>
      <Heading level={2}>{title}</Heading>
      {content()}
    </section>
  );
}
