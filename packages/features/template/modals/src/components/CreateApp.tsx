import { appDatabases, appFrameworks, createApp } from '@servery/api/template';
import { useEndpointForm } from '@servery/screens/form';
import { fieldMessages } from '@servery/screens/messages';
import {
  Banner,
  ChoiceCard,
  Dialog,
  Form,
  RadioCards,
  toast,
  useUnsavedGuard,
  Wizard,
} from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useModalChanges } from '../hooks/useModalExamples.ts';
import { useModalProblem } from '../hooks/useModalProblem.ts';
import {
  appErrorMessages,
  appMessages as messages,
  appTextMessages,
  createdAppMessage,
} from '../messages/createApp.ts';
import { AppDetails } from './AppDetails.tsx';
import { AppReview } from './AppReview.tsx';
import { blankApp } from './appValues.ts';
import { CardFields } from './CardFields.tsx';

/** The dialog that creates an app in five steps, each validated before the next. */
export function CreateApp({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { createApp: create } = useModalChanges();
  const [step, go] = useState('details');
  const form = useEndpointForm(createApp, {
    defaults: blankApp,
    toInput: (body) => ({ body }),
    send: async (input) => {
      const { app } = await create(input);
      toast.success({ title: formatMessage(createdAppMessage, { name: app.name }) });
      onClose();
    },
    explain: useModalProblem(),
    messages: appErrorMessages,
    onRefused: ({ matter }) => {
      if (matter.fields && 'name' in matter.fields) go('details');
      else if (matter.fields) go('billing');
    },
  });
  const { values, field } = form;
  const guard = useUnsavedGuard({ isDirty: form.isDirty, onDiscard: onClose });
  const title = formatMessage(messages.title);
  const choice = (name: 'framework' | 'database', options: readonly string[]) => (
    <RadioCards
      label={formatMessage(messages[name])}
      {...form.message(name)}
      value={values[name]}
      onChange={(next) => form.set(name, next)}
    >
      {options.map((option) => (
        <ChoiceCard key={option} value={option}>
          {option}
        </ChoiceCard>
      ))}
    </RadioCards>
  );
  return (
    <>
      <Dialog
        isOpen
        size="xl"
        title={title}
        isPending={form.isPending}
        onCloseRequest={guard.onCloseRequest}
        onOpenChange={onClose}
      >
        <Form
          label={title}
          layout="columns"
          {...form.form}
          onSubmit={(event) => event.preventDefault()}
        >
          {form.formError && <Banner tone="danger">{form.formError}</Banner>}
          <Wizard
            label={title}
            orientation="vertical"
            labels={{ finish: title }}
            selectedKey={step}
            onChange={go}
            onFinish={() => undefined}
            steps={[
              {
                id: 'details',
                title: formatMessage(fieldMessages.details),
                description: formatMessage(appTextMessages.details),
                validate: () => form.check(['name', 'category']),
                content: <AppDetails form={form} />,
              },
              {
                id: 'framework',
                title: formatMessage(messages.framework),
                description: formatMessage(appTextMessages.framework),
                content: choice('framework', appFrameworks),
              },
              {
                id: 'database',
                title: formatMessage(messages.database),
                description: formatMessage(appTextMessages.database),
                content: choice('database', appDatabases),
              },
              {
                id: 'billing',
                title: formatMessage(messages.billing),
                description: formatMessage(appTextMessages.billing),
                validate: () =>
                  form.check(['card.number', 'card.holder', 'card.expires', 'card.code']),
                content: <CardFields field={(name) => field(`card.${name}`)} />,
              },
              {
                id: 'review',
                title: formatMessage(messages.review),
                description: formatMessage(appTextMessages.review),
                // Submit during validation, so that a problem from the host is shown in its step.
                validate: () => form.submit(),
                content: <AppReview values={values} />,
              },
            ]}
          />
        </Form>
      </Dialog>
      {guard.question}
    </>
  );
}
