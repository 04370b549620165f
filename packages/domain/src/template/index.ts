export { randomOf, type Random } from '../sample/random.ts';
export { portraitOf } from './portrait.ts';
export { templatePeople, type TemplatePerson } from './people.ts';
