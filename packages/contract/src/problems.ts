import { brandProblems } from './problems/brand-problems.ts'
import { glossaryProblems } from './problems/glossary-problems.ts'
import { pageProblems } from './problems/page-problems.ts'
import { peopleProblems } from './problems/people-problems.ts'
import { requestProblems } from './problems/request-problems.ts'
import { signInProblems } from './problems/sign-in-problems.ts'
import { tableProblems } from './problems/table-problems.ts'
import { textServiceProblems } from './problems/text-service-problems.ts'
import { videoProblems } from './problems/video-problems.ts'
import { voiceProblems } from './problems/voice-problems.ts'
import type { Sentence } from './sentence.ts'
import { CONTENT_PAGES_MAX } from './limits/video-limits.ts'

/**
 * Every problem of a call: its code for programs, its HTTP status, and its message for people, an ICU message with its values
 * where it has arguments.
 */
export const problems = {
  ...requestProblems,
  ...pageProblems,
  ...peopleProblems,
  ...signInProblems,
  ...tableProblems,
  ...textServiceProblems,
  ...videoProblems,
  ...brandProblems,
  ...glossaryProblems,
  ...voiceProblems,
  'payment-not-made': {
    status: 409,
    message: 'We haven’t received this payment yet. Your credits appear as soon as it arrives.',
  },
  'payment-refunded': {
    status: 409,
    message: 'We couldn’t complete this purchase, so we refunded your payment in full.',
  },
  'credits-short': { status: 402, message: 'Insufficient credits' },
  'key-required': { status: 401, message: 'Send an API key: Authorization: Bearer key_…' },
  'key-limit-reached': { status: 402, message: 'This API key has reached its credit limit.' },
  'staff-only': { status: 403, message: 'Admin access restricted to the staff domain' },
  'feature-off': { status: 403, message: 'This site doesn’t offer this feature.' },
  forbidden: { status: 403, message: 'Your account doesn’t have access to this.' },
  'second-factor-required': { status: 403, message: 'To continue, set up two-factor authentication in your settings.' },
  'reauthentication-needed': {
    status: 403,
    message: 'Confirm it’s you: enter your password or a code, or sign in again.',
  },
  'above-own-level': { status: 403, message: 'You can only assign roles up to your own.' },
  'share-password-wrong': {
    status: 403,
    message: 'Wrong password. Ask the person who sent you the link.',
  },
  'link-expired': { status: 403, message: 'This link has expired. Reload the page to get a new one.' },
  'no-second-factor': { status: 404, message: 'Two-factor setup isn’t in progress. Start again.' },
  'presenters-all-hidden': { status: 409, message: 'Offer at least one presenter.' },
  'avatar-unknown': { status: 404, message: 'This presenter isn’t available. Choose another one.' },
  'no-captions': { status: 404, message: 'This video has no captions. Rebrand it to add them.' },
  'upload-unknown': {
    status: 404,
    message: 'The file doesn’t exist or has the wrong type. Upload it again.',
  },
  'content-too-long': {
    status: 422,
    message: 'A video can have up to {pages, number} pages. Remove a file or include fewer pages.',
    values: { pages: CONTENT_PAGES_MAX },
  },
  'second-factor-on': {
    status: 409,
    message: 'Two-factor authentication is already on. Turn it off to set it up again.',
  },
  'no-email': { status: 409, message: 'Your account has no email address. Add one to your profile first.' },
  'offer-unknown': {
    status: 400,
    message: 'This offer is no longer available. Reload the page to see current prices.',
  },
  'twin-not-sold': {
    status: 400,
    message: 'Digital twins aren’t sold here. Create one from your own recording for free.',
  },
  forged: { status: 400, message: 'The signature is missing, wrong or expired.' },
  'no-card': { status: 409, message: 'There is no card on file. Add one under “Update Payment Method”.' },
  'already-subscribed': { status: 409, message: 'You already have a subscription. Manage it under Billing.' },
  'subscription-starting': {
    status: 409,
    message: 'Checkout for this subscription is open in another window. Finish it there, or try again in a minute.',
  },
  'not-subscribed': { status: 409, message: 'You don’t have a subscription to change.' },
  'google-off': { status: 404, message: 'Google sign-in isn’t available here. Use your password.' },
  'google-email-taken': {
    status: 409,
    message: 'An account with this email exists. Sign in with your password, then connect Google in your settings.',
  },
  'google-taken': { status: 409, message: 'This Google account is connected to a different account here.' },
  'google-connected': {
    status: 409,
    message: 'Another Google account is already connected. Disconnect it first.',
  },
  'only-way-in': {
    status: 409,
    message: 'This is your only way to sign in. Set a password first: use “Forgot your password?” to get a link.',
  },
  'leads-full': { status: 409, message: 'This form can’t take more messages today. Try again tomorrow.' },
  'lead-too-fast': { status: 409, message: 'That was too fast. Wait a moment, then send it again.' },
  'domain-invalid': {
    status: 422,
    message: 'This can’t be your site’s address. Enter your own domain, such as videos.example.com.',
  },
  'sender-domain-invalid': {
    status: 422,
    message: 'Enter an address at a domain you own, such as hello@mail.example.com.',
  },
  'mail-text-changed': {
    status: 409,
    message: 'Someone else changed this template. Reload it and try again.',
  },
  'mail-word-unknown': { status: 422, message: 'This template contains an unknown variable.' },
  'mail-word-lacking': {
    status: 422,
    message: 'This template is missing a required variable.',
  },
  'domain-added': { status: 409, message: 'This address is already in your list.' },
  'domains-full': { status: 409, message: 'You have 100 addresses. Remove one to add another.' },
  'domain-not-live': { status: 409, message: 'This domain doesn’t point here yet. Finish its DNS records first.' },
  'slug-taken': {
    status: 409,
    message: 'This address is used by another site, or was until recently. Choose another one.',
  },
  'month-open': { status: 409, message: 'You can issue invoices one hour after the month ends.' },
  'plan-price-changed': {
    status: 409,
    message: 'The price has changed since you opened this page. Check the new price and confirm again.',
  },
  'export-waiting': { status: 409, message: 'An export is already in progress. Wait until it is ready.' },
  'platform-tenant': { status: 409, message: 'The platform’s own site can’t be paused or deleted.' },
  'wrong-name': { status: 409, message: 'The company name doesn’t match. Nothing was deleted.' },
  'own-account': { status: 409, message: 'You can’t change your own role. Ask another team member.' },
  'brand-draft-changed': {
    status: 409,
    message: 'Someone else changed the draft. Compare both and choose what to keep.',
  },
  'brand-changed': {
    status: 409,
    message: 'Someone else published a newer version. Review it, then publish yours.',
  },
  'no-draft': { status: 409, message: 'There are no changes to publish.' },
  'logo-unknown': { status: 422, message: 'This logo isn’t in your uploads. Upload it first.' },
  'logo-too-large': { status: 413, message: 'Please upload a logo smaller than 1 MB.' },
  'logo-type': { status: 415, message: 'Please upload an SVG, PNG, JPEG, WebP or GIF.' },
  'platform-stays-open': {
    status: 409,
    message: 'The platform’s own site can’t be paused, because operators need it to reach their console.',
  },
  'operator-account': { status: 409, message: 'Operator accounts are managed on the server, not in the console.' },
  'last-operator': { status: 409, message: 'This is the only operator. Create another operator on the server first.' },
  'last-owner': { status: 409, message: 'This is the only owner. Make someone else an owner first.' },
  'already-member': {
    status: 409,
    message: 'This person already has this role or a higher one. Change it in the user list.',
  },
  'member-disabled': { status: 409, message: 'The account with this address is suspended. Reactivate it instead.' },
  'account-exists': {
    status: 409,
    message: 'This address already has an account. Sign in with it, then open the invitation again.',
  },
  'version-not-in-force': {
    status: 409,
    message: 'There is a newer version. Reload the page to read it.',
  },
  'upload-offset': {
    status: 409,
    message: 'This upload continues on another server. Ask for its progress and resume there.',
  },
  'upload-in-use': { status: 409, message: 'A digital twin or video uses this file. Delete the twin or video first.' },
  'draft-changed': {
    status: 409,
    message: 'This draft was changed in another window. Save yours as a copy, or load the newer one.',
  },
  'drafts-full': { status: 409, message: 'You’ve reached the draft limit. Delete drafts you don’t need.' },
  'uploads-full': {
    status: 409,
    message: 'Your storage is full. Delete files you don’t need.',
  },
  'recording-background-kept': {
    status: 422,
    message: 'This site shows recordings with their own background. Choose “As recorded”.',
  },
  'twin-not-bought': { status: 402, message: 'Buy a digital twin first. You’ll find it under Manage Avatars.' },
  'consent-over': {
    status: 409,
    message: 'This consent can no longer be used. Ask for a new one with a new code.',
  },
  'consent-not-repeatable': {
    status: 409,
    message: 'Consent for this twin can’t be recorded again now. Reload the page to see its status.',
  },
  'twin-recordings-deleted': {
    status: 409,
    message: 'Consent was withdrawn, so the recordings were deleted. Delete this twin and record everything again.',
  },
  'twin-link-over': {
    status: 400,
    message: 'This link is incomplete, expired, canceled or already used. Ask the person who sent it for a new one.',
  },
  'twin-consents-full': { status: 409, message: 'Too many consent requests are pending. Use or cancel one first.' },
  'twin-revoked': {
    status: 409,
    message: 'The person behind this twin has withdrawn their consent. Choose another presenter.',
  },
  'twin-not-reviewable': {
    status: 409,
    message:
      'This twin can’t be approved or rejected now. Its recordings are still being checked, or it was already approved or rejected.',
  },
  'twin-not-trainable': {
    status: 409,
    message: 'This twin can’t be trained now. It has to be approved, and its site needs a lip-sync service.',
  },
  'twins-full': { status: 409, message: 'Your plan doesn’t include another digital twin. Contact us to get one.' },
  'upload-too-large': { status: 413, message: 'The file is too large. Use a smaller one.' },
  'picture-too-large': { status: 413, message: 'Please upload an image smaller than 5MB.' },
  'picture-type': { status: 415, message: 'Please upload a JPEG, PNG, GIF, or WebP image.' },
  'picture-unreadable': {
    status: 422,
    message: 'The image couldn’t be read. Save it as JPEG or PNG and try again.',
  },
  'brand-site-unreadable': {
    status: 422,
    message: 'Couldn’t import a brand from this site. Check that it opens in a browser, or set up the brand manually.',
  },
  'script-silent': { status: 422, message: 'The script has no words to speak. Add at least one.' },
  'script-too-long': {
    status: 422,
    message: 'The script is longer than 30 minutes. Shorten it or split it in two.',
  },
  'scene-picture-failed': { status: 503, message: 'The image couldn’t be created. Try again in a moment.' },
  'preview-too-long': {
    status: 422,
    message: 'This takes longer than a minute to say. Choose a shorter part.',
  },
  'preview-failed': { status: 503, message: 'The preview couldn’t be created. Try again in a moment.' },
  'voice-missing': {
    status: 503,
    message: 'Voice previews are unavailable right now. Your script is safe. Try again later.',
  },
  'payments-off': { status: 503, message: 'Purchases aren’t available here yet. Contact sales.' },
  'payments-unreachable': {
    status: 503,
    message: 'The payment provider isn’t responding. You weren’t charged. Try again in a minute.',
  },
  'export-failed': { status: 500, message: 'The file couldn’t be created. Request it again. Your video is safe.' },
  'invoice-failed': {
    status: 503,
    message: 'The invoice couldn’t be created. Try again in a minute.',
  },
  'brand-picture-failed': {
    status: 503,
    message: 'The image couldn’t be created. Try again in a minute.',
  },
  'renderer-missing': {
    status: 503,
    message: 'Videos can’t be created right now. You weren’t charged. Try again later.',
  },
  'google-unreachable': {
    status: 503,
    message: 'Google isn’t responding. Try again later, or use your password.',
  },
} as const satisfies Record<string, Sentence & { status: number }>

export type ProblemCode = keyof typeof problems

/** Returns the default message of a problem. */
export function problemSentence(code: ProblemCode): Sentence {
  const { message, values }: Sentence = problems[code]
  return { message, values }
}

/** A field of a rejected body, with what to change. `field` is its path, e.g. `videoIds.0`. */
export interface FieldFault {
  field: string
  message: string
}

/** The body of every problem (`application/problem+json`). Further members depend on the code, e.g. `shortfall` in credits. */
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
