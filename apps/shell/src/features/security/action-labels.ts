import { t } from '@lingui/core/macro'
import type { AuditAction } from '@vitrine/contract'

/** Returns the names of audit actions in the language of the page. */
export function auditActionNames(): Record<AuditAction, string> {
  return {
    ...twinActionNames(),
    ...brandActionNames(),
    'account-opened': t`Account created`,
    'signed-in': t`Signed in`,
    'sign-in-refused': t`Sign-in rejected`,
    'signed-out': t`Signed out`,
    reauthenticated: t`Identity reconfirmed`,
    'password-changed': t`Password changed`,
    'password-reset-asked': t`Password reset requested`,
    'password-link-made': t`Password link created`,
    'password-link-sent': t`Password link sent by email`,
    'password-reset': t`Password set with link`,
    'password-recovered': t`Password set with recovery code`,
    'code-refused': t`Two-factor code rejected`,
    'second-factor-on': t`Two-factor authentication turned on`,
    'second-factor-off': t`Two-factor authentication turned off`,
    'recovery-codes-made': t`Recovery codes generated`,
    'recovery-code-used': t`Recovery code used`,
    'email-verified': t`Email address confirmed`,
    'email-change-undone': t`Email address change undone`,
    'identity-linked': t`External account connected`,
    'identity-unlinked': t`External account disconnected`,
    'profile-changed': t`Profile updated`,
    'role-changed': t`Role changed`,
    'account-disabled': t`Account suspended`,
    'account-enabled': t`Account reactivated`,
    'photo-rights-confirmed': t`Right to use photos from a web page confirmed`,
    'site-paused': t`Site paused by its team`,
    'prices-changed': t`Prices changed`,
    'tax-changed': t`Tax settings changed`,
    'payouts-connected': t`Payout account connected`,
    'payouts-disconnected': t`Payout account disconnected`,
    'site-resumed': t`Site reopened by its team`,
    'set-up-marked': t`Setup marked complete or incomplete`,
    'data-exported': t`Data exported`,
    'account-deleted': t`Account deleted`,
    ...entryNames(),
    ...ssoNames(),
    ...siteSecurityNames(),
    ...helpNames(),
    ...mailNames(),
    'terms-accepted': t`Terms accepted`,
    'domain-added': t`Domain added`,
    'domain-primary': t`Primary domain changed`,
    'domain-released': t`Domain removed`,
    'tenant-opened': t`Partner site launched`,
    'tenant-changed': t`Partner site changed`,
    'tenant-paused': t`Site paused by the operator`,
    'tenant-resumed': t`Site reopened by the operator`,
    ...billNames(),
    'tenant-deleted': t`Partner and all data deleted`,
    refused: t`API call rejected`,
  }
}

function entryNames() {
  return {
    'invitation-sent': t`Invitation sent`,
    'owner-link-made': t`Owner invitation link created`,
    'invitation-link-made': t`Invitation link created`,
    'invitation-withdrawn': t`Invitation canceled`,
    'invitation-accepted': t`Invitation accepted`,
  }
}

function ssoNames() {
  return {
    'sso-changed': t`Single sign-on changed`,
    'sso-removed': t`Single sign-on removed`,
    'sso-domain-added': t`Single sign-on domain added`,
    'sso-domain-verified': t`Single sign-on domain verified`,
    'sso-domain-lost': t`Single sign-on domain no longer verified`,
    'sso-domain-changed': t`Single sign-on requirement changed`,
    'scim-token-made': t`SCIM token created`,
    'scim-token-removed': t`SCIM token revoked`,
    'sso-domain-removed': t`Single sign-on domain removed`,
  }
}

function siteSecurityNames() {
  return {
    'session-ended': t`Session ended`,
    'other-sessions-ended': t`All other sessions ended`,
    'sessions-ended': t`Everyone signed out`,
    'address-blocked': t`Network blocked`,
    'address-unblocked': t`Network unblocked`,
    'security-settings-changed': t`Security settings changed`,
  }
}

function helpNames() {
  return {
    'key-made': t`API key created`,
    'key-taken-back': t`API key revoked`,
    'earlier-access-ended': t`Access before the first confirmation ended`,
    'credits-given': t`Credits granted`,
    'credits-adjusted': t`Credit balance set by the operator`,
    'video-retried': t`Customer’s video retried`,
    'video-taken-down': t`Video removed`,
    'video-put-back': t`Video restored`,
    'video-deleted': t`Customer’s video deleted`,
    'voice-installed': t`Voice installed on the server`,
    'presenters-changed': t`Site presenters changed`,
    'voices-changed': t`Site voices changed`,
    'glossary-changed': t`Site glossary changed`,
    'speech-service-changed': t`Speech service connected or changed`,
    'speech-service-removed': t`Speech service disconnected`,
    'voice-removed': t`Voice removed from the server`,
    'person-signed-out': t`Signed out everywhere`,
    'people-imported': t`Customers imported`,
    'newsletter-sent': t`Newsletter sent`,
    'webhook-made': t`Webhook created`,
    'webhook-changed': t`Webhook turned on or off`,
    'webhook-rotated': t`Webhook signing secret changed`,
    'webhook-deleted': t`Webhook deleted`,
    'webhook-ended': t`Webhook turned off after failures`,
    'support-asked': t`Support access requested`,
    'support-allowed': t`Support access granted`,
    'support-began': t`Support session started`,
    'support-ended': t`Support session ended`,
  }
}

function mailNames() {
  return {
    'mail-sender-changed': t`Email sender changed`,
    'mail-sender-removed': t`Email sender removed`,
    'mail-text-changed': t`Email template changed`,
    'mail-text-reset': t`Email template reset`,
  }
}

function billNames() {
  return {
    'tenant-exported': t`Export requested`,
    'plan-changed': t`Plan changed`,
    'payment-method-managed': t`Payment method settings opened`,
    'invoice-issued': t`Platform invoice issued`,
    'invoice-paid': t`Platform invoice marked as paid`,
    'invoice-reopened': t`Platform invoice marked as unpaid`,
  }
}

function twinActionNames() {
  return {
    'twin-service-changed': t`Lip-sync service connected or changed`,
    'twin-service-removed': t`Lip-sync service disconnected`,
    'twin-trained': t`Digital twin sent for training`,
    'twin-made': t`Digital twin created with consent`,
    'twin-deleted': t`Digital twin deleted`,
    'twin-approved': t`Digital twin approved`,
    'twin-rejected': t`Digital twin rejected`,
    'twin-consent-asked': t`Consent to a digital twin requested by email`,
    'twin-consent-refused': t`Consent to a digital twin declined`,
    'twin-consent-given': t`Consent to a digital twin recorded`,
    'twin-consent-replaced': t`Consent to a digital twin requested again`,
    'twin-consent-revoked': t`Consent to a digital twin withdrawn`,
  }
}

function brandActionNames() {
  return {
    'brand-drafted': t`Branding draft started`,
    'brand-published': t`Branding published`,
    'brand-rolled-back': t`Earlier branding restored`,
    'bulk-rebrand-started': t`Update of all videos to the new look started`,
    'bulk-rebrand-stopped': t`Update of all videos to the new look stopped`,
    'logo-uploaded': t`Logo uploaded`,
  }
}
