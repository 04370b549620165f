import { checkAvailability, getVerification, registerInSteps } from '@servery/api/template';
import { useAction } from '@servery/api/swr';
import { Form, Link, Wizard } from '@servery/ui';
import { useFormGuard } from '@servery/words';
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
import { loginWords } from '../messages/login.ts';
import { registerWords } from '../messages/register.ts';
import { stepsWords as words } from '../messages/steps.ts';
import type { ScreenProps } from '../pages.ts';
import { checkSteps, emptySteps, sentOf, stepFields, stepOf } from './steps.ts';

/** Makes an account in three steps, each looked over before the next. */
export function RegisterSteps({ variant, hrefOf, onDone }: ScreenProps) {
  const { formatMessage } = useIntl();
  const available = useAction(checkAvailability);
  const { trigger, data: made } = useAction(registerInSteps, { refreshes: [getVerification] });
  const form = useAuthForm({ start: emptySteps, check: checkSteps });
  const [step, go] = useState<string>('account');
  const { username, email } = form.values;
  const { question } = useFormGuard({
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
            ? formatMessage(words.donePlan, {
                plan: formatMessage(words[made.plan]),
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
      title={formatMessage(registerWords.title)}
      footer={
        <>
          <span>{formatMessage(registerWords.have)}</span>
          <Link href={hrefOf('login')}>{formatMessage(loginWords.submit)}</Link>
        </>
      }
    >
      <Form
        label={formatMessage(registerWords.title)}
        layout="columns"
        onSubmit={(event) => event.preventDefault()}
      >
        <Wizard
          label={formatMessage(registerWords.title)}
          words={{
            next: formatMessage(words.next),
            back: formatMessage(words.back),
            finish: formatMessage(registerWords.submit),
            done: formatMessage(words.done),
            invalid: formatMessage(words.invalid),
          }}
          selectedKey={step}
          onChange={go}
          onFinish={() => undefined}
          steps={[
            {
              id: 'account',
              title: formatMessage(words.account),
              description: formatMessage(words.accountNote),
              content: <AccountStep field={form.field} />,
              validate: async () =>
                form.validate(stepFields.account) &&
                (await form.attempt(() => available.trigger({ body: { username, email } }))),
            },
            {
              id: 'personal',
              title: formatMessage(words.personal),
              description: formatMessage(words.personalNote),
              content: <PersonalStep field={form.field} />,
              validate: () => form.validate(stepFields.personal),
            },
            {
              id: 'billing',
              title: formatMessage(words.billing),
              description: formatMessage(words.billingNote),
              content: <BillingStep field={form.field} values={form.values} />,
              // The host has the last word, so that what it refuses stands in the step.
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
