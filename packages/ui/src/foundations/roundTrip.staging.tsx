import { useState, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { expect, userEvent, within } from 'storybook/test';

/** The languages of the apps, and others whose numbers, days or times are written in another way. */
const locales = ['en-GB', 'en-MY', 'de', 'fr', 'pt-BR', 'ar', 'ar-EG', 'ms', 'zh'];

interface InputProps<Value> {
  locale: string;
  value: Value;
  onChange: (value: Value) => void;
}

export interface RoundTripProps<Value> {
  value: Value;
  input: (props: InputProps<Value>) => ReactNode;
}

/** One input in every language, with its value as text beside it. */
export function RoundTrip<Value>({ value, input }: RoundTripProps<Value>) {
  return locales.map((locale) => (
    <I18nProvider key={locale} locale={locale}>
      <One locale={locale} value={value} input={input} />
    </I18nProvider>
  ));
}

function One<Value>({ locale, value: first, input }: RoundTripProps<Value> & { locale: string }) {
  const [value, setValue] = useState(first);
  return (
    <section aria-label={locale} lang={locale}>
      {input({ locale, value, onChange: setValue })}
      <output>{JSON.stringify(value)}</output>
    </section>
  );
}

const isTyped = (input: HTMLInputElement) => input.type !== 'hidden' && input.type !== 'range';
const literally = (text: string) => text.replaceAll(/[{[]/g, '$&$&');

/** Types what the inputs of a field show once more, after clearing each of them. */
async function retype(inputs: HTMLInputElement[]) {
  const texts = inputs.map((input) => input.value);
  for (const [at, input] of inputs.entries()) {
    input.focus();
    input.select();
    await userEvent.keyboard('{Backspace}');
    await userEvent.keyboard(literally(texts[at] ?? ''));
    input.blur();
  }
  return texts;
}

/** Leaves the input, then types its text once more: the value and the text must be the same as before. */
export async function tripsRound({ canvasElement }: { canvasElement: HTMLElement }) {
  for (const locale of locales) {
    const section = within(canvasElement).getByRole('region', { name: locale });
    const output = within(section).getByRole('status');
    const inputs = [...section.querySelectorAll('input')].filter(isTyped);
    const value = output.textContent;
    await expect(inputs.length).toBeGreaterThan(0);
    for (const input of inputs) {
      input.focus();
      input.blur();
    }
    await expect(`${locale}: ${output.textContent}`).toBe(`${locale}: ${value}`);
    const texts = await retype(inputs);
    await expect(`${locale}: ${output.textContent}`).toBe(`${locale}: ${value}`);
    await expect(inputs.map((input) => input.value)).toEqual(texts);
  }
}
