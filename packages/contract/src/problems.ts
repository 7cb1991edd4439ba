import { peopleProblems } from './people-problems.ts'
import { requestProblems } from './request-problems.ts'
import { CONTENT_PAGES_MAX } from './video-limits.ts'

/**
 * Every way in which a call can be refused: the code a program reads, its HTTP status, and the sentence a person reads.
 * Status and sentence stand beside the code, so that neither can be forgotten.
 */
export const problems = {
  ...requestProblems,
  ...peopleProblems,
  'username-taken': { status: 400, message: 'Username already exists' },
  'email-taken': { status: 400, message: 'This email address already has an account here.' },
  'wrong-password': { status: 400, message: 'This is not your current password.' },
  'reset-link-invalid': { status: 400, message: 'This link has expired or was used already. Ask for a new one.' },
  'verify-link-invalid': {
    status: 400,
    message: 'This link has expired or was used already. Ask for a new one in your account settings.',
  },
  'undo-link-invalid': {
    status: 400,
    message: 'This link has expired, was used already or belongs to another site. Nothing was changed.',
  },
  'unsubscribe-link-invalid': { status: 400, message: 'This link is not complete. Open the one in the mail again.' },
  'invitation-invalid': {
    status: 400,
    message: 'This invitation has expired, was withdrawn or was used already. Ask for a new one.',
  },
  'google-cancelled': { status: 400, message: 'You did not go on at Google, so nothing has changed.' },
  'google-expired': { status: 400, message: 'This sign-in took too long or was used already. Start again.' },
  'google-other-browser': { status: 400, message: 'This sign-in began in another browser. Start again in this one.' },
  'google-refused': { status: 400, message: 'Google did not confirm who you are. Start again, or use your password.' },
  'google-email-unverified': {
    status: 400,
    message: 'Google has not verified your email address. Verify it there, or sign up with a password here.',
  },
  'not-signed-in': { status: 401, message: 'Please log in to continue.' },
  'wrong-credentials': { status: 401, message: 'Invalid username or password' },
  'wrong-staff-credentials': { status: 401, message: 'Invalid credentials' },
  'second-factor-needed': { status: 401, message: 'Enter the code of your authenticator app, or a recovery code.' },
  'wrong-code': { status: 401, message: 'This code is wrong, was used already or is too old. Enter the newest one.' },
  'wrong-recovery-code': { status: 401, message: 'This username and this recovery code do not belong together.' },
  'payment-not-made': {
    status: 409,
    message: 'This payment has not arrived yet. Nothing is lost: your credits appear as soon as it does.',
  },
  'credits-short': { status: 402, message: 'Insufficient credits' },
  'staff-only': { status: 403, message: 'Admin access restricted to the staff domain' },
  forbidden: { status: 403, message: 'Your account may not do this.' },
  'second-factor-required': { status: 403, message: 'Set up a second factor in your settings to go on.' },
  'reauthentication-needed': {
    status: 403,
    message: 'Confirm that it is you first: enter your password or a code, or sign in again.',
  },
  'above-own-level': { status: 403, message: 'You can give and change roles up to your own only.' },
  'share-password-wrong': {
    status: 403,
    message: 'This is not the password of this video. Ask whoever sent you the link.',
  },
  'link-expired': { status: 403, message: 'This link has expired. Open the page again to get a new one.' },
  'no-second-factor': { status: 404, message: 'No second factor is set up here. Begin again.' },
  'avatar-unknown': { status: 404, message: 'This presenter does not exist. Choose another one.' },
  'no-captions': {
    status: 404,
    message: 'No captions were kept with this video. Re-brand it to get them.',
  },
  'upload-unknown': {
    status: 404,
    message: 'This file does not exist, or is not of the kind that is wanted here. Upload it again.',
  },
  'content-too-long': {
    status: 422,
    message: `A video shows at most ${CONTENT_PAGES_MAX} pages. Remove a file, or save fewer pages.`,
  },
  'second-factor-on': {
    status: 409,
    message: 'A second factor is on already. Turn it off before you set up another one.',
  },
  'no-email': { status: 409, message: 'Your account has no email address. Add one to your profile first.' },
  'offer-unknown': {
    status: 400,
    message: 'This offer is not on the price list any more. Load the page again to see what is.',
  },
  forged: { status: 400, message: 'The signature of this message is missing, wrong or too old.' },
  'no-card': {
    status: 409,
    message: 'There is no card on file. Add one under “Update Payment Method” first.',
  },
  'already-subscribed': { status: 409, message: 'You have a subscription already. Manage it under Billing.' },
  'subscription-starting': {
    status: 409,
    message: 'A subscription is being started in another window. Pay it there, or try again in a minute.',
  },
  'not-subscribed': { status: 409, message: 'There is no subscription that this could change.' },
  'google-off': { status: 404, message: 'Sign-in with Google is not available here. Use your password.' },
  'google-email-taken': {
    status: 409,
    message: 'An account with this email exists. Sign in with your password, then connect Google in your settings.',
  },
  'google-taken': { status: 409, message: 'This Google account is connected to another account here.' },
  'google-connected': {
    status: 409,
    message: 'Another Google account is connected already. Disconnect it before you connect this one.',
  },
  'only-way-in': {
    status: 409,
    message: 'This is your only way to sign in. Set a password first: “Forgot your password?” sends you a link.',
  },
  'leads-full': { status: 409, message: 'No more messages can be taken here today. Try again tomorrow.' },
  'lead-too-fast': { status: 409, message: 'That was very quick. Wait a moment and send it again.' },
  'not-ready': { status: 409, message: 'This video is not ready. Wait until it has been made.' },
  'not-failed': { status: 409, message: 'Only a failed video can be tried again.' },
  'not-running': { status: 409, message: 'This video is finished, so there is nothing to stop.' },
  'language-taken': {
    status: 409,
    message: 'This video is there in this language already. Open that one, or delete it first.',
  },
  'brand-current': {
    status: 409,
    message: 'This video shows your brand as it is today, so there is nothing to redraw.',
  },
  'domain-invalid': {
    status: 422,
    message: 'This cannot be the address of your site. Enter a name of your own such as videos.example.com.',
  },
  'sender-domain-invalid': {
    status: 422,
    message: 'Enter an address of a domain that is yours, such as hello@mail.example.com.',
  },
  'mail-text-changed': {
    status: 409,
    message: 'Somebody changed this letter meanwhile. Load it again, and decide then.',
  },
  'mail-word-unknown': { status: 422, message: 'This letter does not know one of the words in braces.' },
  'mail-word-lacking': {
    status: 422,
    message: 'A word in braces is missing without which this letter says too little.',
  },
  'domain-added': { status: 409, message: 'This address is in your list already.' },
  'domains-full': { status: 409, message: 'There are 100 addresses already. Remove one that you do not need.' },
  'domain-not-live': { status: 409, message: 'This address does not answer yet. Finish its records first.' },
  'slug-taken': { status: 409, message: 'Another site has this address, or had it until lately. Choose another one.' },
  'month-open': { status: 409, message: 'This month has not been over for an hour yet. Issue its bills after that.' },
  'platform-tenant': { status: 409, message: 'The platform’s own site can be neither paused nor deleted.' },
  'wrong-name': { status: 409, message: 'This is not the name of the company. Nothing was deleted.' },
  'own-account': { status: 409, message: 'Nobody changes their own role. Ask somebody else of your team.' },
  'brand-changed': {
    status: 409,
    message: 'Somebody published another version meanwhile. Look at it, then publish yours.',
  },
  'no-draft': { status: 409, message: 'Nothing differs from what is published.' },
  'logo-unknown': { status: 422, message: 'This logo is not one of yours. Upload it first.' },
  'logo-too-large': { status: 413, message: 'Please upload a logo smaller than 1 MB.' },
  'logo-type': { status: 415, message: 'Please upload an SVG, PNG, JPEG, WebP or GIF.' },
  'platform-stays-open': {
    status: 409,
    message: 'The platform’s own site stays open: operators could not reach their console otherwise.',
  },
  'last-owner': { status: 409, message: 'This is the last owner. Make somebody else an owner first.' },
  'already-member': {
    status: 409,
    message: 'This person has this role or a higher one already. Change it in the list of people.',
  },
  'member-disabled': { status: 409, message: 'The account with this address is disabled. Enable it instead.' },
  'account-exists': {
    status: 409,
    message: 'This address already has an account here. Sign in with it, then open the invitation again.',
  },
  'version-not-in-force': {
    status: 409,
    message: 'Another version counts by now. Load the page again and read that one.',
  },
  'batch-begun': { status: 409, message: 'This batch was begun already. Upload the file again to make more of it.' },
  'upload-offset': {
    status: 409,
    message: 'The upload goes on at another place. Ask how far it is and send from there.',
  },
  'upload-in-use': { status: 409, message: 'A digital twin or a video is made of this file. Delete that first.' },
  'draft-changed': {
    status: 409,
    message: 'This draft was changed in another window. Keep yours under another id, or load the newer one.',
  },
  'drafts-full': { status: 409, message: 'There is no room for more drafts. Delete some that you do not need.' },
  'uploads-full': {
    status: 409,
    message: 'There is no room for more of your files. Delete some that you do not need.',
  },
  'twins-full': { status: 409, message: 'Another digital twin is not part of your plan. Ask us for one.' },
  'upload-too-large': { status: 413, message: 'The file is larger than what is taken here. Make it smaller.' },
  'picture-too-large': { status: 413, message: 'Please upload an image smaller than 5MB.' },
  'picture-type': { status: 415, message: 'Please upload a JPEG, PNG, GIF, or WebP image.' },
  'picture-unreadable': {
    status: 422,
    message: 'The picture could not be read. Save it again as JPEG or PNG and try once more.',
  },
  'page-private': {
    status: 422,
    message: 'This address is private, so it cannot be opened from here. Use the public address of the page.',
  },
  'page-unusable': {
    status: 422,
    message: 'There is no page to show under this address. Use the address of a web page, or upload a picture of it.',
  },
  'brand-site-unreadable': {
    status: 422,
    message: 'No brand could be read from this address. Check that it opens in a browser, or set the brand by hand.',
  },
  'page-unreachable': {
    status: 502,
    message: 'The page did not answer in time. Check its address and try again, or upload a picture of it.',
  },
  'script-silent': { status: 422, message: 'The script has no words to speak. Write at least one word.' },
  'script-too-long': {
    status: 422,
    message: 'The script is longer than 30 minutes of speech. Shorten it or split it in two.',
  },
  'table-too-large': { status: 413, message: 'The file is larger than 20 MB. Split it into several files.' },
  'table-unreadable': {
    status: 422,
    message: 'This is no table that could be read. Save it as “CSV UTF-8” in your spreadsheet program and upload that.',
  },
  'table-too-long': {
    status: 422,
    message: 'The file has more rows than are taken at once. Split it into several files.',
  },
  'batch-columns': {
    status: 422,
    message: 'Choose the column of the script, or the column of the names and one of your videos.',
  },
  'preview-failed': { status: 503, message: 'The sentence could not be spoken. Try again in a moment.' },
  'translation-unavailable': {
    status: 503,
    message: 'Translation is not set up here. Whoever runs this site turns it on with TRANSLATOR_URL or WRITER_URL.',
  },
  'translator-unreachable': {
    status: 503,
    message: 'The translator does not answer at the moment. Your script is unchanged; try again in a minute.',
  },
  'translator-unusable': {
    status: 502,
    message: 'The translation left out figures or came in another language, so it was not taken. Try again.',
  },
  'writer-unreachable': {
    status: 503,
    message: 'The writer does not answer at the moment. Your script is unchanged; try again in a minute.',
  },
  'writer-unusable': {
    status: 502,
    message: 'The writer changed figures or names, so its text was not taken. Your script is unchanged; try again.',
  },
  'voice-missing': {
    status: 503,
    message: 'Presenters cannot be heard here at the moment. Your script is safe; try again later.',
  },
  'payments-off': { status: 503, message: 'Buying is not set up here yet. Contact sales instead.' },
  'payments-unreachable': {
    status: 503,
    message: 'The payment provider does not answer at the moment. You were not charged. Try again in a minute.',
  },
  'export-failed': { status: 500, message: 'The file could not be made. Ask for it again; the video itself is safe.' },
  'invoice-failed': {
    status: 503,
    message: 'The invoice could not be drawn. Ask for it again in a minute; it is safe in our books.',
  },
  'brand-picture-failed': {
    status: 503,
    message: 'The picture could not be drawn. Ask for it again in a minute.',
  },
  'renderer-missing': {
    status: 503,
    message: 'Videos cannot be made here at the moment. Nothing was charged; try again later.',
  },
  'google-unreachable': {
    status: 503,
    message: 'Google does not answer at the moment. Try again later, or use your password.',
  },
} as const satisfies Record<string, { status: number; message: string }>

export type ProblemCode = keyof typeof problems

/** One field of a refused body, with what to change. `field` is its path, e.g. `videoIds.0`. */
export interface FieldFault {
  field: string
  message: string
}

/** The body of every refusal (`application/problem+json`). Further members depend on the code, e.g. `shortfall` in credits. */
export interface ProblemBody {
  type: string
  title: string
  status: number
  code: ProblemCode
  message: string
  requestId: string
  fields?: FieldFault[]
  [detail: string]: unknown
}
