const folder = 'apps/core/src/features/'

/** The features of the core from the lowest to the highest: each may use those before it. */
export const featureOrder = (
  'tenants ledger consent people auth email-addresses oauth api-keys impersonation domains branding brand-kits glossary ' +
  'members accounts email sso credit-grants invoices billing reconciliation statements newsletters email-blasts uploads ' +
  'voice-models avatars twin-services twins voices scripts ' +
  'linked-drafts provenance renders video-jobs videos trash derived-videos video-moderation thumbnails sharing ' +
  'partner-billing partner batches listing-feeds integrations security admin'
).split(' ')

/** The feature that a file of the core belongs to, or undefined for the files around the features. */
export function featureOf(path: string): string | undefined {
  return path.startsWith(folder) ? path.slice(folder.length).split('/')[0] : undefined
}

/** True for the one file of a feature that the others may import. */
export function isEntryPoint(path: string): boolean {
  return /^apps\/core\/src\/features\/[^/]+\/index\.ts$/.test(path)
}
