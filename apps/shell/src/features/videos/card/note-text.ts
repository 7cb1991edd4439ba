import { t } from '@lingui/core/macro'
import type { VideoNote } from '@vitrine/contract'

/** Returns the text of a note, with the reason where a person can act on it. */
export function noteText({ reason }: VideoNote): string {
  const reasons: Record<string, string> = {
    'page-private': t`The web page isn’t in this video: its address is private. Use a public URL.`,
    'page-needs-sign-in': t`The web page isn’t in this video: it asks visitors to sign in. Use a page that everyone can open.`,
    'page-too-large': t`The web page isn’t in this video: it’s too large to capture.`,
    'page-unusable': t`The web page isn’t in this video: there’s no page to capture at its URL. Check the URL, or upload a screenshot.`,
    'uploads-full': t`The web page isn’t in this video: your storage is full. Delete files you don’t need.`,
    'content-too-long': t`The web page isn’t in this video: the video already has as many pages as it can show.`,
  }
  return (
    reasons[reason] ??
    t`The web page isn’t in this video: it couldn’t be loaded. Check the URL, or upload a screenshot.`
  )
}
