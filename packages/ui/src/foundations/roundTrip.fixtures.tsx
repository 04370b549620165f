import type { StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { expect, userEvent, within } from 'storybook/test';

/** The languages of the apps, and others that write numbers, days or times differently. */
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

/** An input in every language, with its value as text next to it. */
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

type Input = HTMLInputElement | HTMLTextAreaElement;

const isTyped = (input: Input) => input.type !== 'hidden' && input.type !== 'range';
const literally = (text: string) => text.replaceAll(/[{[]/g, '$&$&');

/** Clears each input of a field and types its text again. */
async function retype(inputs: Input[]) {
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

/**
 * Blurs each input, then types its text again, and expects the same value and text in every
 * language.
 */
export async function tripsRound({ canvasElement }: { canvasElement: HTMLElement }) {
  for (const locale of locales) {
    const section = within(canvasElement).getByRole('region', { name: locale });
    const output = within(section).getByRole('status');
    const inputs = [...section.querySelectorAll<Input>('input, textarea')].filter(isTyped);
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

/** Returns a story of an input that starts with a value. */
export const trip = <Value,>(
  value: Value,
  input: RoundTripProps<Value>['input'],
  play: StoryObj['play'] = tripsRound,
): StoryObj => ({ render: () => <RoundTrip value={value} input={input} />, play });

/**
 * Returns a play function that runs in each language, with its section of the page and its value.
 */
export const inEachLanguage =
  (play: (section: HTMLElement, output: HTMLElement) => Promise<void>): StoryObj['play'] =>
  async ({ canvasElement }) => {
    for (const section of within(canvasElement).getAllByRole('region'))
      await play(section, within(section).getByRole('status'));
  };
