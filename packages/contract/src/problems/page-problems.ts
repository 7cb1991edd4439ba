import { BATCH_LINKS_MAX, BATCH_PHOTOS_MAX } from '../limits/batch-limits.ts'
import { CONTENT_FILES_MAX } from '../limits/video-limits.ts'

/** Problems of web pages that people name. */
export const pageProblems = {
  'page-private': {
    status: 422,
    message: 'This is a private address. Enter the page’s public URL.',
  },
  'page-needs-sign-in': {
    status: 422,
    message: 'This page asks visitors to sign in, or blocks automated access. Use a page that everyone can open.',
  },
  'page-too-large': {
    status: 422,
    message: 'This page is too long to read. Use a page about a single listing or offer.',
  },
  'photo-unusable': {
    status: 422,
    message: 'There is no JPEG, PNG, GIF or WebP photo of at most 8 MB at this address.',
  },
  'draft-photos-full': {
    status: 409,
    message: 'A video can have up to {count, number} files. Remove one to add this photo.',
    values: { count: CONTENT_FILES_MAX },
  },
  'batch-links-full': {
    status: 422,
    message: 'A file can link to up to {count, number} different pages. Move the others to a separate file.',
    values: { count: BATCH_LINKS_MAX },
  },
  'batch-photos-full': {
    status: 422,
    message: 'A file can have up to {count, number} different photos. Move the others to a separate file.',
    values: { count: BATCH_PHOTOS_MAX },
  },
  'page-unusable': {
    status: 422,
    message: 'The page at this URL can’t be read. Check the URL and try again.',
  },
  'page-unreachable': {
    status: 502,
    message: 'The page couldn’t be loaded. Check the URL and try again.',
  },
  'page-busy': {
    status: 503,
    message: 'Many pages of this website are being read right now. Try again in a minute.',
  },
  'page-without-facts': {
    status: 422,
    message: 'This page has no title or details to use. Check the URL, or write the script yourself.',
  },
} as const
