/** The most files shown beside the presenter of a video, and the most pages of all of them. */
export const CONTENT_FILES_MAX = 10
export const CONTENT_PAGES_MAX = 60

/** The number of days for which the trash keeps a video. */
export const TRASH_DAYS = 30

/** The longest label of the button on an end card, which has room for two lines. */
export const BUTTON_CHARACTERS_MAX = 40

/** The moods of background music, as they are offered. */
export const MUSIC_MOODS = ['calm', 'warm', 'bright', 'upbeat'] as const

/** The sides that a picture can have. */
export const VIDEO_SHAPES = ['16:9', '9:16', '1:1', '4:5', '5:4'] as const
