/** So many files are shown beside a presenter in one video, with so many pages in all. */
export const CONTENT_FILES_MAX = 10
export const CONTENT_PAGES_MAX = 60

/** How long the trash keeps a video. */
export const TRASH_DAYS = 30
