import { expect, test } from 'vitest';
import { readSoundChoice } from './soundChoice.ts';

const usual = { isOn: true, sound: 'bell', volume: 1 };

test.each([null, '', 'nonsense', '[]', '7', '{"sound":"trumpet","volume":"loud"}', '{"volume":7}'])(
  'is as usual where %s is kept',
  (text) => {
    expect(readSoundChoice(text)).toEqual(usual);
  },
);

test('is what was chosen', () => {
  const choice = { isOn: false, sound: 'wood', volume: 0.25 };
  expect(readSoundChoice(JSON.stringify(choice))).toEqual(choice);
});

test('is as usual where nothing was chosen', () => {
  expect(readSoundChoice('{"isOn":false}')).toEqual({ ...usual, isOn: false });
});
