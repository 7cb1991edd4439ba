/** Id of the presenter's own voice, which speaks videos for which no other is chosen. */
export const BUILT_IN_VOICE = 'built-in'
