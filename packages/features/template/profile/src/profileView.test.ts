import { expect, test } from 'vitest';
import { places } from './places.ts';
import { profileView } from './profileView.ts';

test('the URL holds the section, and the open post, photo and form', () => {
  expect(profileView.read('?tab=photos&photo=3&form=edit')).toEqual({
    tab: 'photos',
    post: null,
    photo: 3,
    form: 'edit',
  });
  expect(profileView.read('?tab=unicorns&post=-1&form=new')).toEqual(profileView.plain);
});

test('the feed has the shortest URL', () => {
  expect(places.tab('feed')).toBe('/pages/profile');
  expect(places.tab('friends')).toBe('/pages/profile?tab=friends');
  expect(places.post(7)).toBe('/pages/profile?post=7');
});
