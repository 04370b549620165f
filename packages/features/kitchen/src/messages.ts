export {
  displayWords,
  displayTicketWords,
  displayAgeWords,
  displayCourseWords,
  displayUndoWords,
  displayCountsWords,
  displaySoundWords,
  displayLiveWords,
  displayStateWords,
  displayKeysWords,
} from './messages/display.ts';
export { problemWords } from './messages/problem.ts';
export {
  zonesWords,
  zonesColumnWords,
  zonesFieldWords,
  zonesListWords,
  zonesErrorWords,
  zonesUnroutedWords,
  zonesEmptyWords,
  zonesNoneWords,
} from './messages/zones.ts';
