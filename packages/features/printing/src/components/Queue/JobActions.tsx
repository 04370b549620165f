import { changePrintJob, Problem, reprintJob, type PrintJob, type Printer } from '@servery/api';
import { Button, Menu, toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useNotifiedAction } from '../../hooks/useNotifiedAction.ts';
import { usePrinting } from '../../hooks/usePrinting.ts';
import { saveWay } from '../../device/usualWay.ts';
import { openWay, waysHere, type Way } from '../../device/ways.ts';
import { usePrintHere } from '../../device/usePrintHere.ts';
import { commonMessages, failureTextMessages, jobMessages as messages } from '../../messages.ts';

interface JobActionsProps {
  job: PrintJob;
  printers: readonly Printer[];
}

/** The actions available on a job in its current state. */
export function JobActions({ job, printers }: JobActionsProps) {
  const { formatMessage } = useIntl();
  const action = useNotifiedAction();
  const { trigger: change, isMutating } = usePrinting(changePrintJob);
  const { trigger: reprint, isMutating: isCopying } = usePrinting(reprintJob);
  const printHere = usePrintHere();
  const { id, version, kind, title, state, printer, connection } = job;
  const params = { id };
  const successText = () => formatMessage(messages.done, { title });
  const isStuck = state === 'failed' || state === 'dead';
  const isOpen = isStuck || state === 'queued';
  // A drawer is opened for one moment, not again or elsewhere.
  const isPaper = kind !== 'drawer';
  const others = printers.filter((one) => one.id !== printer.id && one.is_active);
  const here = async (way: Way) => {
    try {
      const print = await openWay(way);
      saveWay(way);
      const { failure } = await printHere(job, print);
      if (failure)
        toast.error({
          title: formatMessage(commonMessages.failure),
          text: formatMessage(failureTextMessages[failure]),
        });
      else toast.success({ title: formatMessage(commonMessages.success), text: successText() });
    } catch (error) {
      if (error instanceof Problem) await action(() => Promise.reject(error), successText);
      else
        toast.error({
          title: formatMessage(commonMessages.failure),
          text: formatMessage(failureTextMessages.page_failed),
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
            void action(() => change({ params, body: { action: 'cancel', version } }), successText)
          }
        >
          {formatMessage(messages.cancel)}
        </Button>
      )}
      {isOpen && isPaper && others.length > 0 && (
        <Menu
          label={formatMessage(messages.moveMenu)}
          trigger={<Button isDisabled={isMutating}>{formatMessage(messages.move)}</Button>}
          items={others.map((other) => ({
            id: String(other.id),
            label: other.name,
            onAction: () =>
              void action(
                () => change({ params, body: { action: 'move', version, printer_id: other.id } }),
                successText,
              ),
          }))}
        />
      )}
      {isOpen && connection === 'browser' && (
        <Menu
          label={formatMessage(messages.hereMenu)}
          trigger={
            <Button tone="accent" emphasis="solid">
              {formatMessage(messages.here)}
            </Button>
          }
          items={waysHere().map((way) => ({
            id: way,
            label: formatMessage(messages[way]),
            onAction: () => void here(way),
          }))}
        />
      )}
      {isStuck && isPaper && connection !== 'browser' && (
        <Button
          tone="accent"
          emphasis="solid"
          isPending={isMutating}
          onPress={() =>
            void action(() => change({ params, body: { action: 'retry', version } }), successText)
          }
        >
          {formatMessage(messages.retry)}
        </Button>
      )}
      {!isOpen && isPaper && state !== 'sending' && (
        <Button
          tone="accent"
          emphasis="solid"
          isPending={isCopying}
          onPress={() => void action(() => reprint({ params, body: {} }), successText)}
        >
          {formatMessage(messages.copy)}
        </Button>
      )}
    </>
  );
}
