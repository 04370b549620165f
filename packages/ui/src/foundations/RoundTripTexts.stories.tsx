import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ComboBox } from '../ComboBox/ComboBox.tsx';
import { EditableCell } from '../DataTable/EditableCell.tsx';
import { InputGroup } from '../InputGroup/InputGroup.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { PinPad } from '../PinPad/PinPad.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { inEachLanguage, trip } from './roundTrip.fixtures.tsx';

/** Typed texts and secrets, in every language. */
const meta = {
  title: 'Foundations / Round trip of texts',
  tags: ['!autodocs', '!dev'],
} satisfies Meta;
export default meta;

const text = 'Nasi lemak, 2 × {extra} [hot] 1.500,00';

export const Search = trip(text, (props) => (
  <SearchField {...props} label="Search" clearLabel="Clear" />
));
export const Password = trip('mee-rebus {at} noon', (props) => (
  <PasswordField {...props} label="Password" revealLabel="Show" />
));
export const LongText = trip(text, (props) => <TextArea {...props} label="Note" />);
export const Grouped = trip(text, (props) => (
  <InputGroup {...props} label="Address" before="https://" after=".my" />
));
export const FreeChoice = trip<string | null>('Otak-otak', (props) => (
  <ComboBox
    {...props}
    label="Dish"
    allowsCustomValue
    options={[{ value: 'laksa', label: 'Laksa' }]}
    labelOf={(value) => value}
    labels={{
      list: 'Dishes',
      open: 'Show dishes',
      clear: 'Clear',
      empty: 'No matching dishes',
      loading: 'Loading dishes…',
      failed: 'Couldn’t load dishes',
      retry: 'Try again',
      count: (count) => `${count} dishes`,
    }}
  />
));

export const Pin = trip(
  '',
  ({ onChange }) => (
    <PinPad
      label="PIN"
      clearLabel="Clear"
      eraseLabel="Erase"
      progressLabel={(entered, length) => `${entered} of ${length}`}
      onComplete={onChange}
    />
  ),
  inEachLanguage(async (section, output) => {
    within(section).getAllByRole('button')[0]!.focus();
    await userEvent.keyboard('1029');
    await expect(output).toHaveTextContent('"1029"');
  }),
);

export const Cell = trip(
  '1.500,00',
  ({ value, onChange }) => <EditableCell label="Price" value={value} onSave={onChange} />,
  inEachLanguage(async (section, output) => {
    await userEvent.click(within(section).getByRole('button'));
    await userEvent.keyboard('1.500,00{Enter}');
    await expect(output).toHaveTextContent('"1.500,00"');
    await userEvent.click(await within(section).findByRole('button'));
    await userEvent.keyboard('2,750{Enter}');
    await waitFor(() => expect(output).toHaveTextContent('"2,750"'));
  }),
);
