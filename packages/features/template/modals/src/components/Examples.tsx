import type { ModalExamples } from '@servery/api/template';
import { lazy } from 'react';
import { useIntl } from 'react-intl';
import { addedAddressMessage, addressMessages } from '../messages/address.ts';
import { appMessages, createdAppMessage } from '../messages/createApp.ts';
import { addCardMessages, addedCardMessage } from '../messages/card.ts';
import { planMessages } from '../messages/plan.ts';
import { referMessages } from '../messages/refer.ts';
import { shareMessages } from '../messages/share.ts';
import { twoFactorMessages } from '../messages/twoFactor.ts';
import { userMessages } from '../messages/user.ts';
import { Example } from './Example.tsx';

const AddAddress = lazy(async () => ({ default: (await import('./AddAddress.tsx')).AddAddress }));
const AddCard = lazy(async () => ({ default: (await import('./AddCard.tsx')).AddCard }));
const ChangePlan = lazy(async () => ({ default: (await import('./ChangePlan.tsx')).ChangePlan }));
const CreateApp = lazy(async () => ({ default: (await import('./CreateApp.tsx')).CreateApp }));
const EditUser = lazy(async () => ({ default: (await import('./EditUser.tsx')).EditUser }));
const ReferFriends = lazy(async () => ({
  default: (await import('./ReferFriends.tsx')).ReferFriends,
}));
const ShareProject = lazy(async () => ({
  default: (await import('./ShareProject.tsx')).ShareProject,
}));
const TwoFactorSetUp = lazy(async () => ({
  default: (await import('./TwoFactorSetUp.tsx')).TwoFactorSetUp,
}));

/** The cards of all examples. */
export function Examples({ data }: { data: ModalExamples }) {
  const { formatMessage } = useIntl();
  const { project, referral, plans, subscription, twoFactor, user } = data;
  const [card, address, app] = [data.cards.at(-1), data.addresses.at(-1), data.apps.at(-1)];
  return (
    <>
      <Example {...shareMessages}>
        {(close) => <ShareProject project={project} onClose={close} />}
      </Example>
      <Example
        {...addCardMessages}
        result={card && formatMessage(addedCardMessage, { last: card.last })}
      >
        {(close) => <AddCard onClose={close} />}
      </Example>
      <Example {...planMessages} result={plans.find(({ id }) => id === subscription.plan)?.title}>
        {(close) => <ChangePlan plans={plans} subscription={subscription} onClose={close} />}
      </Example>
      <Example {...referMessages}>
        {(close) => <ReferFriends referral={referral} onClose={close} />}
      </Example>
      <Example
        {...addressMessages}
        result={address && formatMessage(addedAddressMessage, { city: address.city })}
      >
        {(close) => <AddAddress onClose={close} />}
      </Example>
      <Example
        {...appMessages}
        result={app && formatMessage(createdAppMessage, { name: app.name })}
      >
        {(close) => <CreateApp onClose={close} />}
      </Example>
      <Example
        {...twoFactorMessages}
        action={twoFactorMessages.open}
        result={twoFactor.method ? formatMessage(twoFactorMessages.turnedOn) : undefined}
      >
        {(close) => <TwoFactorSetUp twoFactor={twoFactor} onClose={close} />}
      </Example>
      <Example {...userMessages} result={`${user.firstName} ${user.lastName}`}>
        {(close) => <EditUser user={user} onClose={close} />}
      </Example>
    </>
  );
}
