import { t } from '@lingui/core/macro'
import type { Act } from '@vitrine/contract'

/** What the acts of the audit log are called in the language of the page. */
export function actNames(): Record<Act, string> {
  return {
    'account-opened': t`Account opened`,
    'signed-in': t`Signed in`,
    'sign-in-refused': t`Sign-in refused`,
    'signed-out': t`Signed out`,
    'session-ended': t`Session ended`,
    'other-sessions-ended': t`All other sessions ended`,
    reauthenticated: t`Identity confirmed again`,
    'password-changed': t`Password changed`,
    'password-reset-asked': t`New password asked for`,
    'password-link-made': t`Link for a new password handed over`,
    'password-reset': t`Password set by link`,
    'password-recovered': t`Password set by recovery code`,
    'code-refused': t`Second factor code refused`,
    'second-factor-on': t`Second factor turned on`,
    'second-factor-off': t`Second factor turned off`,
    'recovery-codes-made': t`Recovery codes made`,
    'recovery-code-used': t`Recovery code used`,
    'email-verified': t`Email address confirmed`,
    'email-change-undone': t`Change of email address undone`,
    'identity-linked': t`Account elsewhere connected`,
    'identity-unlinked': t`Account elsewhere disconnected`,
    'profile-changed': t`Profile changed`,
    'role-changed': t`Role changed`,
    'account-disabled': t`Account disabled`,
    'account-enabled': t`Account enabled`,
    'twin-made': t`Digital twin made, with consent`,
    'twin-deleted': t`Digital twin deleted`,
    'brand-drafted': t`Draft of the brand begun`,
    'brand-published': t`Brand published`,
    'brand-rolled-back': t`Earlier brand published again`,
    'logo-uploaded': t`Logo uploaded`,
    'site-paused': t`Site paused`,
    'prices-changed': t`Prices changed`,
    'tax-changed': t`Tax on invoices changed`,
    'payouts-connected': t`Own payment account connected`,
    'payouts-disconnected': t`Own payment account put aside`,
    'site-resumed': t`Site opened again`,
    'set-up-marked': t`Set-up marked as done or open`,
    'data-exported': t`Data exported`,
    'account-deleted': t`Account deleted`,
    ...entryNames(),
    ...helpNames(),
    ...mailNames(),
    'terms-accepted': t`Terms accepted`,
    'domain-added': t`Address added`,
    'domain-primary': t`Primary address changed`,
    'domain-released': t`Address given up`,
    'tenant-opened': t`Site of a partner opened`,
    'tenant-changed': t`Site of a partner changed`,
    'tenant-paused': t`Site paused`,
    'tenant-resumed': t`Site opened again`,
    'invoice-issued': t`Bill of the platform issued`,
    'invoice-paid': t`Bill of the platform marked as paid`,
    'invoice-reopened': t`Bill of the platform marked as not paid`,
    'tenant-deleted': t`Partner deleted with everything`,
    refused: t`Call refused`,
  }
}

function entryNames() {
  return {
    'invitation-sent': t`Invitation sent`,
    'owner-link-made': t`Link for a new owner handed over`,
    'invitation-withdrawn': t`Invitation withdrawn`,
    'invitation-accepted': t`Invitation accepted`,
  }
}

function helpNames() {
  return {
    'key-made': t`Key for programs made`,
    'key-taken-back': t`Key for programs revoked`,
    'credits-given': t`Credits given`,
    'people-imported': t`People invited from a file`,
    'newsletter-sent': t`Newsletter sent`,
    'support-asked': t`Support login asked for`,
    'support-allowed': t`Support login allowed`,
    'support-began': t`Support login began`,
    'support-ended': t`Support login ended`,
  }
}

function mailNames() {
  return {
    'mail-sender-changed': t`Sender of mails changed`,
    'mail-sender-removed': t`Own sender of mails put aside`,
    'mail-text-changed': t`Text of a letter changed`,
    'mail-text-reset': t`Text of a letter set back to ours`,
  }
}
