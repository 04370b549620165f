import { expect, test } from 'vitest';
import { widthOf, wrap } from './widthOf.ts';

test('counts two columns for a Chinese character and one for a Latin letter', () => {
  expect(widthOf('椰浆饭 A')).toBe(8);
  expect(widthOf('（大）')).toBe(6);
});

test('counts no column for a combining mark and two for an emoji', () => {
  expect(widthOf('Cafe\u0301')).toBe(4);
  expect(widthOf('شَاي')).toBe(3);
  expect(widthOf('🍜')).toBe(2);
});

test('wraps between characters, not inside one that has several code points', () => {
  expect(wrap('ae\u0301i', 2)).toEqual(['ae\u0301', 'i']);
  expect(wrap('🍜👩‍🍳', 2)).toEqual(['🍜', '👩‍🍳']);
});

test('wraps Chinese by its width, without spaces to break at', () => {
  expect(wrap('招牌椰浆饭配炸鸡', 10)).toEqual(['招牌椰浆饭', '配炸鸡']);
  expect(wrap('招牌椰浆饭配炸鸡', 9)).toEqual(['招牌椰浆', '饭配炸鸡']);
  expect(wrap('套餐 A 招牌椰浆饭', 10)).toEqual(['套餐 A', '招牌椰浆饭']);
});

test.each([...'，。、！？：；）】》」』”’…'])('a line does not begin with %s', (mark) => {
  expect(wrap(`招牌椰浆饭${mark}配`, 10)).toEqual(['招牌椰浆', `饭${mark}配`]);
});

test('a closing mark begins a line that has no space for the character before it', () => {
  expect(wrap('饭，', 2)).toEqual(['饭', '，']);
});
