import { expect, test } from 'vitest';
import { readSoundChoice } from './soundChoice.ts';

const usual = { isOn: true, sound: 'bell', volume: 1 };

test.each([null, '', 'nonsense', '[]', '7', '{"sound":"trumpet","volume":"loud"}', '{"volume":7}'])(
  'returns the default sound settings if %s is stored',
  (text) => {
    expect(readSoundChoice(text)).toEqual(usual);
  },
);

test('returns the stored sound settings', () => {
  const choice = { isOn: false, sound: 'wood', volume: 0.25 };
  expect(readSoundChoice(JSON.stringify(choice))).toEqual(choice);
});

test('fills in defaults for settings that were not chosen', () => {
  expect(readSoundChoice('{"isOn":false}')).toEqual({ ...usual, isOn: false });
});
