/** The largest file, and the most rows, of which videos or personal links are made at once. */
export const TABLE_BYTES_MAX = 20 * 1024 * 1024
export const BATCH_ROWS_MAX = 1000
/** Different pages that the rows of one file may link to. */
export const BATCH_LINKS_MAX = 200
/** Different photos that the rows of one file may name. */
export const BATCH_PHOTOS_MAX = 300
/** So many rows of a dry run are answered with their reasons; the file with all of them holds the rest. */
export const TABLE_FAULTS_SHOWN = 100
/** The maximum number of feeds per person, and of listings per feed. */
export const FEEDS_MAX = 10
export const FEED_LISTINGS_MAX = 5000
