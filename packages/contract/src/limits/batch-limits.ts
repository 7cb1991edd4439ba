/** The largest file, and the most rows, of which videos or personal links are made at once. */
export const TABLE_BYTES_MAX = 20 * 1024 * 1024
export const BATCH_ROWS_MAX = 1000
/** The personal links of a person at a time, those of videos in the trash included. They cost no credits, but each has a file. */
export const PERSONAL_LINKS_MAX = 2000
/** Different pages that the rows of one file may link to. */
export const BATCH_LINKS_MAX = 200
/** Different photos that the rows of one file may name. */
export const BATCH_PHOTOS_MAX = 300
/** The number of rows that a dry run returns with their reasons. The file of rejected rows has all of them. */
export const TABLE_FAULTS_SHOWN = 100
/** The maximum number of feeds per person, and of listings per feed. */
export const FEEDS_MAX = 10
export const FEED_LISTINGS_MAX = 5000
