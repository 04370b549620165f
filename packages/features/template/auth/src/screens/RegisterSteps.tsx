import { checkAvailability, getVerification, registerInSteps } from '@servery/api/template';
import { useAction } from '@servery/api/swr';
import { Form, Link, Wizard, useUnsavedGuard } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { AccountStep } from '../components/AccountStep.tsx';
import { BillingStep } from '../components/BillingStep.tsx';
import { Frame } from '../components/Frame.tsx';
import { PersonalStep } from '../components/PersonalStep.tsx';
import { ProblemBanner } from '../components/ProblemBanner.tsx';
import { Registered } from '../components/Registered.tsx';
import { useAuthForm } from '../hooks/useAuthForm.ts';
import { TicketRail } from '../illustrations/TicketRail.tsx';
import { loginMessages } from '../messages/login.ts';
import { registerMessages } from '../messages/register.ts';
import { stepsMessages as messages } from '../messages/steps.ts';
import type { ScreenProps } from '../pages.ts';
import { checkSteps, emptySteps, sentOf, stepFields, stepOf } from './steps.ts';

/** Page to create an account in three steps, each validated before the next. */
export function RegisterSteps({ variant, hrefOf, onDone }: ScreenProps) {
  const { formatMessage } = useIntl();
  const available = useAction(checkAvailability);
  const { trigger, data: made } = useAction(registerInSteps, { refreshes: [getVerification] });
  const form = useAuthForm({ start: emptySteps, check: checkSteps });
  const [step, go] = useState<string>('account');
  const { username, email } = form.values;
  const { question } = useUnsavedGuard({
    isDirty: !made && form.values !== emptySteps,
    onDiscard: () => {
      form.setValues(emptySteps);
      go('account');
    },
    holdsNavigation: true,
  });
  const register = async () => {
    await trigger({ body: sentOf(form.values) });
    onDone('registered');
  };

  if (made)
    return (
      <Registered
        variant={variant}
        drawing={TicketRail}
        account={made.account}
        href={hrefOf('verify-email')}
        note={
          made.card_last
            ? formatMessage(messages.donePlan, {
                plan: formatMessage(messages[made.plan]),
                last: made.card_last,
              })
            : undefined
        }
      />
    );
  return (
    <Frame
      variant={variant}
      drawing={TicketRail}
      isWide
      title={formatMessage(registerMessages.title)}
      footer={
        <>
          <span>{formatMessage(registerMessages.have)}</span>
          <Link href={hrefOf('login')}>{formatMessage(loginMessages.submit)}</Link>
        </>
      }
    >
      <Form
        label={formatMessage(registerMessages.title)}
        layout="columns"
        onSubmit={(event) => event.preventDefault()}
      >
        <Wizard
          label={formatMessage(registerMessages.title)}
          labels={{ finish: formatMessage(registerMessages.submit) }}
          selectedKey={step}
          onChange={go}
          onFinish={() => undefined}
          steps={[
            {
              id: 'account',
              title: formatMessage(messages.account),
              description: formatMessage(messages.accountNote),
              content: <AccountStep field={form.field} />,
              validate: async () =>
                form.validate(stepFields.account) &&
                (await form.attempt(() => available.trigger({ body: { username, email } }))),
            },
            {
              id: 'personal',
              title: formatMessage(messages.personal),
              description: formatMessage(messages.personalNote),
              content: <PersonalStep field={form.field} />,
              validate: () => form.validate(stepFields.personal),
            },
            {
              id: 'billing',
              title: formatMessage(messages.billing),
              description: formatMessage(messages.billingNote),
              content: <BillingStep field={form.field} values={form.values} />,
              // Submit during validation, so that a problem from the host is shown in its step.
              validate: async () =>
                form.validate(stepFields.billing) &&
                (await form.attempt(register, (refused) => go(stepOf(refused)))),
            },
          ]}
        />
      </Form>
      <ProblemBanner problem={form.problem} />
      {question}
    </Frame>
  );
}
