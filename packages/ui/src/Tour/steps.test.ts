import { expect, test } from 'vitest';
import { nextStep, type TourStep } from './steps.ts';

const steps = ['a', 'missing', 'c'].map((id): TourStep => ({
  id,
  target: () => null,
  title: id,
  children: id,
}));
const isShown = ({ id }: TourStep) => id !== 'missing';

test('nextStep skips steps without a target in both directions', () => {
  expect(nextStep(steps, -1, 1, isShown)).toBe(0);
  expect(nextStep(steps, 0, 1, isShown)).toBe(2);
  expect(nextStep(steps, 2, -1, isShown)).toBe(0);
});

test('nextStep returns -1 if there is no further step', () => {
  expect(nextStep(steps, 2, 1, isShown)).toBe(-1);
  expect(nextStep(steps, 0, -1, isShown)).toBe(-1);
  expect(nextStep(steps, -1, 1, () => false)).toBe(-1);
});
