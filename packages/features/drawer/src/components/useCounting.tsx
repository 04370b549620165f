import type { Shift } from '@servery/api';
import { Button } from '@servery/ui';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { yourMessages as messages } from '../messages/yours.ts';

const CountPanel = lazy(async () => ({
  default: (await import('./CountPanel.tsx')).CountPanel,
}));
const StartCount = lazy(async () => ({
  default: (await import('./StartCount.tsx')).StartCount,
}));

/** Returns the button that counts a shift that isn't closed, and the panels that it opens. */
export function useCounting(shift: Shift | undefined) {
  const { formatMessage } = useIntl();
  const [counting, setCounting] = useState<'ask' | Shift | null>(null);
  const close = () => setCounting(null);
  if (!shift) return { button: null, panels: null };
  const latest = typeof counting === 'object' && counting ? counting : shift;
  const shown = latest.version > shift.version ? latest : shift;
  const label =
    shown.state === 'open'
      ? messages.count
      : shown.counts.length > 1
        ? messages.close
        : messages.goOn;
  return {
    button: shift.state !== 'closed' && (
      <Button
        tone="accent"
        emphasis="solid"
        onPress={() => setCounting(shift.state === 'open' ? 'ask' : shift)}
      >
        {formatMessage(label)}
      </Button>
    ),
    panels: counting && (
      <Suspense fallback={null}>
        {counting === 'ask' ? (
          <StartCount
            shift={shift}
            onStarted={setCounting}
            // Closes the question only: the panel of the count may have replaced it.
            onClose={() => setCounting((now) => (now === 'ask' ? null : now))}
          />
        ) : (
          <CountPanel shift={shown} onClose={close} />
        )}
      </Suspense>
    ),
  };
}
