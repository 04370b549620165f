import { createExperience, editExperience, type Experience } from '@servery/api';
import {
  Checkbox,
  CheckboxGroup,
  Switch,
  TextArea,
  TextField,
  toast,
  FormDrawer,
} from '@servery/ui';
import { MoneyField } from '@servery/screens';
import { useEndpointForm } from '@servery/screens/form';
import { HoursFields, hoursOfRows, rowsOfHours } from '@servery/screens/hours';
import { usualHours } from './draft.ts';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useFormats } from '../../hooks/useFormats.ts';
import { useProblemText } from '../../hooks/useProblemText.ts';
import { useSettingsAction } from '../../hooks/useSettingsAction.ts';
import { commonMessages } from '../../messages/common.ts';
import { fieldMessages } from '../../messages/fields.ts';
import { experienceMessages as messages, settingsMessages } from '../../messages/settings.ts';
import * as page from '../page.css.ts';
import { NumberSetting } from './NumberSetting.tsx';
import * as styles from './settings.css.ts';

interface ExperienceFormProps {
  /** The experience to edit; null for a new one. */
  experience: Experience | null;
  merchantId: number | undefined;
  currency: string;
  /** The areas of the floor plan. */
  sections: readonly string[];
  onClose: () => void;
}

const fresh = {
  name: '',
  description: '',
  is_active: true,
  party_min: 1,
  party_max: 8,
  stay_minutes: 120,
  price: 0,
  deposit: 0,
  sections: [] as readonly string[],
};

const inputOf = (experience: Experience | null) => {
  const { name, description, is_active, party_min, party_max, stay_minutes, price, deposit } =
    experience ?? fresh;
  return {
    name,
    description,
    is_active,
    party_min,
    party_max,
    stay_minutes,
    price,
    deposit,
    sections: (experience ?? fresh).sections,
    hours: rowsOfHours(experience?.hours ?? []),
  };
};

/** The form of an experience: description, party sizes, hours and areas. */
export function ExperienceForm(props: ExperienceFormProps) {
  const { experience, merchantId, currency, sections, onClose } = props;
  const { formatMessage } = useIntl();
  const { symbol } = useFormats('UTC', currency);
  const to = experience ? editExperience : createExperience;
  const { trigger } = useSettingsAction(to);
  const [isChecked, setChecked] = useState(false);
  const form = useEndpointForm(to, {
    defaults: inputOf(experience),
    toInput: ({ hours, ...values }) => {
      const input = { ...values, hours: hoursOfRows(hours) };
      return experience
        ? { params: { id: experience.id }, body: { version: experience.version, ...input } }
        : { body: { merchant_id: merchantId ?? null, ...input } };
    },
    send: async (input) => {
      const { name } = await trigger(input);
      toast.success({ title: formatMessage(messages.saved, { name }) });
      onClose();
    },
    explain: useProblemText(),
    messages: fieldMessages,
  });
  const { hours } = form.values;
  const submit = () => {
    setChecked(true);
    if (hours.every(({ range }) => range !== null)) void form.submit();
  };
  const count = (name: 'party_min' | 'party_max') => ({
    suffix: formatMessage(settingsMessages.guests),
    ...form.field(name),
  });
  return (
    <FormDrawer
      title={
        experience
          ? formatMessage(messages.editTitle, { name: experience.name })
          : formatMessage(messages.create)
      }
      action={formatMessage(experience ? commonMessages.save : messages.create)}
      size="l"
      {...form.drawer}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField label={formatMessage(messages.name)} {...form.field('name')} />
      <TextArea label={formatMessage(messages.description)} {...form.field('description')} />
      <Switch {...form.toggle('is_active')}>{formatMessage(messages.isActive)}</Switch>
      <div className={page.pair}>
        <NumberSetting label={formatMessage(settingsMessages.partyMin)} {...count('party_min')} />
        <NumberSetting label={formatMessage(settingsMessages.partyMax)} {...count('party_max')} />
        <MoneyField
          label={formatMessage(messages.price)}
          currency={symbol}
          {...form.field('price')}
        />
        <MoneyField
          label={formatMessage(messages.deposit)}
          currency={symbol}
          {...form.field('deposit')}
        />
      </div>
      <NumberSetting
        label={formatMessage(messages.stay)}
        suffix={formatMessage(settingsMessages.minutes)}
        {...form.field('stay_minutes')}
        step={15}
      />
      {sections.length > 1 && (
        <CheckboxGroup
          label={formatMessage(messages.sections)}
          description={formatMessage(messages.sectionsHelp)}
          isInline
          {...form.field('sections')}
        >
          {sections.map((section) => (
            <Checkbox key={section} value={section}>
              {section}
            </Checkbox>
          ))}
        </CheckboxGroup>
      )}
      <div className={styles.stack}>
        <div>
          <strong>{formatMessage(messages.hours)}</strong>
          <p className={styles.help}>{formatMessage(messages.hoursHelp)}</p>
        </div>
        <HoursFields
          rows={hours}
          onChange={(rows) => form.set('hours', rows)}
          none={formatMessage(settingsMessages.closed)}
          usual={usualHours}
          isChecked={isChecked}
          isReadOnly={false}
        />
      </div>
    </FormDrawer>
  );
}
