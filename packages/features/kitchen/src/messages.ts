export {
  displayMessages,
  displayTicketMessages,
  displayAgeMessages,
  displayCourseMessages,
  displayUndoMessages,
  displayCountsMessages,
  displaySoundMessages,
  displayLiveMessages,
  displayStateMessages,
  displayKeysMessages,
} from './messages/display.ts';
export { problemMessages } from './messages/problem.ts';
export {
  zonesMessages,
  zonesColumnMessages,
  zonesFieldMessages,
  zonesListMessages,
  zonesErrorMessages,
  zonesFieldErrorMessages,
  zonesUnroutedMessages,
  zonesEmptyMessages,
  zonesNoneMessages,
} from './messages/zones.ts';
