/** The failure reason of a video that its person has stopped. */
export const STOPPED = { code: 'cancelled', message: 'You stopped this video.' }
