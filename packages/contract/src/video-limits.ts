/** How long the trash keeps a video. */
export const TRASH_DAYS = 30
