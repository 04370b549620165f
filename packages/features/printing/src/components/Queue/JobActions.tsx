import { changePrintJob, Problem, reprintJob, type PrintJob, type Printer } from '@servery/api';
import { Button, Menu, toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useAct } from '../../hooks/useAct.ts';
import { usePrinting } from '../../hooks/usePrinting.ts';
import { keepWay } from '../../device/usualWay.ts';
import { openWay, waysHere, type Way } from '../../device/ways.ts';
import { usePrintHere } from '../../device/usePrintHere.ts';
import { commonWords, failureTextWords, jobWords as words } from '../../messages.ts';

interface JobActionsProps {
  job: PrintJob;
  printers: readonly Printer[];
}

/** What can be done with a job as it stands. */
export function JobActions({ job, printers }: JobActionsProps) {
  const { formatMessage } = useIntl();
  const act = useAct();
  const { trigger: change, isMutating } = usePrinting(changePrintJob);
  const { trigger: reprint, isMutating: isCopying } = usePrinting(reprintJob);
  const printHere = usePrintHere();
  const { id, version, title, state, printer, connection } = job;
  const params = { id };
  const said = () => formatMessage(words.done, { title });
  const isStuck = state === 'failed' || state === 'dead';
  const isOpen = isStuck || state === 'queued';
  const others = printers.filter((one) => one.id !== printer.id && one.is_active);
  const here = async (way: Way) => {
    try {
      const print = await openWay(way);
      keepWay(way);
      const { failure } = await printHere(job, print);
      if (failure)
        toast.error({
          title: formatMessage(commonWords.failure),
          text: formatMessage(failureTextWords[failure]),
        });
      else toast.success({ title: formatMessage(commonWords.success), text: said() });
    } catch (error) {
      if (error instanceof Problem) await act(() => Promise.reject(error), said);
      else
        toast.error({
          title: formatMessage(commonWords.failure),
          text: formatMessage(failureTextWords.page_failed),
        });
    }
  };
  return (
    <>
      {isOpen && (
        <Button
          tone="danger"
          emphasis="ghost"
          isDisabled={isMutating}
          onPress={() =>
            void act(() => change({ params, body: { action: 'cancel', version } }), said)
          }
        >
          {formatMessage(words.cancel)}
        </Button>
      )}
      {isOpen && others.length > 0 && (
        <Menu
          label={formatMessage(words.moveMenu)}
          trigger={<Button isDisabled={isMutating}>{formatMessage(words.move)}</Button>}
          items={others.map((one) => ({
            id: String(one.id),
            label: one.name,
            onAction: () =>
              void act(
                () => change({ params, body: { action: 'move', version, printer_id: one.id } }),
                said,
              ),
          }))}
        />
      )}
      {isOpen && connection === 'browser' && (
        <Menu
          label={formatMessage(words.hereMenu)}
          trigger={
            <Button tone="accent" emphasis="solid">
              {formatMessage(words.here)}
            </Button>
          }
          items={waysHere().map((way) => ({
            id: way,
            label: formatMessage(words[way]),
            onAction: () => void here(way),
          }))}
        />
      )}
      {isStuck && connection !== 'browser' && (
        <Button
          tone="accent"
          emphasis="solid"
          isPending={isMutating}
          onPress={() =>
            void act(() => change({ params, body: { action: 'retry', version } }), said)
          }
        >
          {formatMessage(words.retry)}
        </Button>
      )}
      {!isOpen && state !== 'sending' && (
        <Button
          tone="accent"
          emphasis="solid"
          isPending={isCopying}
          onPress={() => void act(() => reprint({ params, body: {} }), said)}
        >
          {formatMessage(words.copy)}
        </Button>
      )}
    </>
  );
}
