// The marks of a script, for those who write it. Apart from `index.ts`, so that an editor need not load the rules of speech.
export { withoutDeliveryMarks } from './delivery-marks.ts'
export { type FaultyMark, faultyMarks } from './faulty-marks.ts'
