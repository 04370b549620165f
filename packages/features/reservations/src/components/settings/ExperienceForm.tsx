import { createExperience, editExperience, type Experience } from '@servery/api';
import {
  Checkbox,
  CheckboxGroup,
  Switch,
  TextArea,
  TextField,
  toast,
  useChanged,
} from '@servery/ui';
import { FormDrawer, MoneyField } from '@servery/words';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useFormats } from '../../hooks/useFormats.ts';
import { useSaving } from '../../hooks/useSaving.ts';
import { useSettingsAction } from '../../hooks/useSettingsAction.ts';
import { commonWords } from '../../messages/common.ts';
import { experienceWords as words, settingsWords } from '../../messages/settings.ts';
import * as page from '../page.css.ts';
import { hoursOfRows, rowsOfHours } from './draft.ts';
import { HoursFields } from './HoursFields.tsx';
import { NumberSetting } from './NumberSetting.tsx';
import * as styles from './settings.css.ts';

interface ExperienceFormProps {
  /** The one that is edited; a new one is made without it. */
  experience: Experience | null;
  merchantId: number | undefined;
  currency: string;
  /** The areas of the floor. */
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

const wishOf = (experience: Experience | null) => {
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

/** What an experience is, for whom, when and where. */
export function ExperienceForm(props: ExperienceFormProps) {
  const { experience, merchantId, currency, sections, onClose } = props;
  const { formatMessage } = useIntl();
  const { symbol } = useFormats('UTC', currency);
  const create = useSettingsAction(createExperience);
  const edit = useSettingsAction(editExperience);
  const { save, errors, trouble, isPending } = useSaving();
  const [wish, setWish] = useState(() => wishOf(experience));
  const [isChecked, setChecked] = useState(false);
  const isDirty = useChanged(wish);
  const put = (change: Partial<typeof wish>) => setWish((last) => ({ ...last, ...change }));
  const submit = async () => {
    setChecked(true);
    if (wish.hours.some(({ range }) => range === null)) return;
    await save(async () => {
      const body = { ...wish, sections: [...wish.sections], hours: hoursOfRows(wish.hours) };
      const made = experience
        ? await edit.trigger({
            params: { id: experience.id },
            body: { version: experience.version, ...body },
          })
        : await create.trigger({ body: { merchant_id: merchantId ?? null, ...body } });
      toast.success({ title: formatMessage(words.saved, { name: made.name }) });
      onClose();
    });
  };
  const count = (key: 'party_min' | 'party_max') => ({
    suffix: formatMessage(settingsWords.guests),
    value: wish[key],
    min: 1,
    max: 50,
    isReadOnly: false,
    errorMessage: errors[key],
    onChange: (value: number) => put({ [key]: value }),
  });
  const money = (key: 'price' | 'deposit') => ({
    currency: symbol,
    value: wish[key],
    onChange: (sen: number | null) => put({ [key]: sen ?? 0 }),
    errorMessage: errors[key],
  });
  return (
    <FormDrawer
      title={
        experience
          ? formatMessage(words.editTitle, { name: experience.name })
          : formatMessage(words.create)
      }
      action={formatMessage(experience ? commonWords.save : words.create)}
      size="l"
      isDirty={isDirty}
      trouble={trouble}
      isPending={isPending}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        label={formatMessage(words.name)}
        isRequired
        maxLength={60}
        value={wish.name}
        onChange={(name) => put({ name })}
        errorMessage={errors['name']}
      />
      <TextArea
        label={formatMessage(words.description)}
        value={wish.description}
        onChange={(description) => put({ description })}
        errorMessage={errors['description']}
      />
      <Switch isSelected={wish.is_active} onChange={(is_active) => put({ is_active })}>
        {formatMessage(words.isActive)}
      </Switch>
      <div className={page.pair}>
        <NumberSetting label={formatMessage(settingsWords.partyMin)} {...count('party_min')} />
        <NumberSetting label={formatMessage(settingsWords.partyMax)} {...count('party_max')} />
        <MoneyField label={formatMessage(words.price)} {...money('price')} />
        <MoneyField label={formatMessage(words.deposit)} {...money('deposit')} />
      </div>
      <NumberSetting
        label={formatMessage(words.stay)}
        suffix={formatMessage(settingsWords.minutes)}
        value={wish.stay_minutes}
        min={15}
        max={480}
        step={15}
        isReadOnly={false}
        errorMessage={errors['stay_minutes']}
        onChange={(stay_minutes) => put({ stay_minutes })}
      />
      {sections.length > 1 && (
        <CheckboxGroup
          label={formatMessage(words.sections)}
          description={formatMessage(words.sectionsHelp)}
          isInline
          value={wish.sections}
          onChange={(chosen) => put({ sections: chosen })}
          errorMessage={errors['sections']}
        >
          {sections.map((one) => (
            <Checkbox key={one} value={one}>
              {one}
            </Checkbox>
          ))}
        </CheckboxGroup>
      )}
      <div className={styles.stack}>
        <div>
          <strong>{formatMessage(words.hours)}</strong>
          <p className={styles.help}>{formatMessage(words.hoursHelp)}</p>
        </div>
        <HoursFields
          rows={wish.hours}
          onChange={(hours) => put({ hours })}
          isChecked={isChecked}
          isReadOnly={false}
        />
      </div>
    </FormDrawer>
  );
}
