/** Problems of table files, batches and listing feeds. */
export const tableProblems = {
  'batch-begun': {
    status: 409,
    message: 'This batch has already started. Upload the file again to create more videos from it.',
  },
  'feeds-full': { status: 409, message: 'You have 10 feeds. Delete one to add another.' },
  'feed-exists': { status: 409, message: 'You already have a feed with this address.' },
  'feed-busy': { status: 409, message: 'This feed is being checked right now. Try again in a minute.' },
  'feed-unreachable': {
    status: 422,
    message: 'This address didn’t return a file. Check that it opens in a browser without signing in.',
  },
  'feed-unreadable': {
    status: 422,
    message: 'No listings were found there. The file has to be CSV, JSON or XML with one entry per listing.',
  },
  'table-too-large': { status: 413, message: 'The file is larger than 20 MB. Split it into several files.' },
  'table-unreadable': {
    status: 422,
    message: 'This file couldn’t be read as a table. Save it as “CSV UTF-8” in your spreadsheet app, then upload that.',
  },
  'table-too-long': {
    status: 422,
    message: 'The file has too many rows. Split it into several files.',
  },
  'batch-columns': {
    status: 422,
    message: 'Choose the script column, or the name column and one of your videos.',
  },
} as const
