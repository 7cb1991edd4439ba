/** Id of the presenter's own voice, in which a video is spoken where no other is chosen. */
export const BUILT_IN_VOICE = 'built-in'
