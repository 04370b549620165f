import type { StoreSettings } from '@servery/api';
import { Card, Switch, TextArea, TextField } from '@servery/ui';
import { ColorPicker } from '@servery/ui/color-picker';
import { useIntl } from 'react-intl';
import { useSectionForm } from '../hooks/useSectionForm.ts';
import { brandMessages as messages } from '../messages/brand.ts';
import { sectionMessages } from '../messages/settings.ts';
import { BrandPreview } from './BrandPreview.tsx';
import type { SectionProps } from './section.ts';
import { SectionForm } from './SectionForm.tsx';
import * as styles from './settings.css.ts';

const firstColor = '#0f766e';
const pictures = ['icon_id', 'banner_id', 'stamp_id', 'prize_id'] as const;
const pictureLabels = {
  icon_id: messages.icon,
  banner_id: messages.banner,
  stamp_id: messages.stamp,
  prize_id: messages.prize,
};

const valuesOf = ({ brand: { color, ...brand } }: StoreSettings) => ({
  ...brand,
  has_color: color !== null,
  color: color ?? firstColor,
});

/** The form of the look for guests, with a preview of the colour. */
export function BrandForm(props: SectionProps) {
  const { settings, isReadOnly, renderPicture } = props;
  const { formatMessage } = useIntl();
  const form = useSectionForm(props, {
    section: 'brand',
    defaults: valuesOf(settings),
    toEdit: ({ has_color, color, ...values }) => ({
      type: 'brand',
      ...values,
      color: has_color ? color : null,
    }),
  });
  const { values } = form;
  const color = values.has_color ? values.color : null;
  return (
    <SectionForm {...props} form={form}>
      <Card title={formatMessage(sectionMessages.brand)} padding="l">
        <div className={styles.stack}>
          <Switch isReadOnly={isReadOnly} {...form.toggle('has_color')}>
            {formatMessage(messages.hasColor)}
          </Switch>
          {color !== null && (
            <ColorPicker
              label={formatMessage(messages.color)}
              description={formatMessage(messages.colorHelp)}
              isReadOnly={isReadOnly}
              {...form.message('color')}
              value={color}
              onChange={(next) => form.set('color', next)}
            />
          )}
          <div className={styles.pair}>
            <BrandPreview color={color} skin="light" />
            <BrandPreview color={color} skin="dark" />
          </div>
        </div>
      </Card>
      <Card title={formatMessage(messages.pictures)} padding="l">
        <div className={styles.stack}>
          {pictures.map((name) => (
            <div key={name}>
              {renderPicture({
                label: formatMessage(pictureLabels[name]),
                value: values[name],
                onChange: (id) => form.set(name, id),
                isReadOnly,
              })}
            </div>
          ))}
        </div>
      </Card>
      <Card title={formatMessage(messages.popup)} padding="l">
        <div className={styles.stack}>
          <p className={styles.help}>{formatMessage(messages.popupHelp)}</p>
          <Switch isReadOnly={isReadOnly} {...form.toggle('popup.is_on')}>
            {formatMessage(messages.isOn)}
          </Switch>
          <TextField
            label={formatMessage(messages.popupTitle)}
            isReadOnly={isReadOnly}
            {...form.field('popup.title')}
            isRequired={values.popup.is_on}
          />
          <TextArea
            label={formatMessage(messages.popupText)}
            isReadOnly={isReadOnly}
            {...form.field('popup.text')}
          />
          {renderPicture({
            label: formatMessage(messages.popupPicture),
            value: values.popup.image_id,
            onChange: (id) => form.set('popup.image_id', id),
            isReadOnly,
          })}
        </div>
      </Card>
    </SectionForm>
  );
}
