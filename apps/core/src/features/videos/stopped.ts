/** The reason that stands at a video whose person stopped it. */
export const STOPPED = { code: 'cancelled', message: 'You stopped this video.' }
