import { plural, t } from '@lingui/core/macro'
import type { AlertType, SecurityAlert } from '@vitrine/contract'
import { isolated } from '../../../lib/i18n/isolated.ts'

interface AlertLabel {
  title: () => string
  text: (alert: SecurityAlert) => string
}

/** The words of every kind of alert. */
export const alertLabels: Record<AlertType, AlertLabel> = {
  'failed-sign-ins': {
    title: () => t`Many failed sign-ins`,
    text: ({ count }) =>
      plural(count, {
        one: '# sign-in from one network failed within an hour.',
        other: '# sign-ins from one network failed within an hour.',
      }),
  },
  'wrong-codes': {
    title: () => t`Wrong two-factor codes`,
    text: ({ count }) =>
      plural(count, {
        one: 'Someone who knew the password entered # wrong code within an hour.',
        other: 'Someone who knew the password entered # wrong codes within an hour.',
      }),
  },
  'new-device': {
    title: () => t`Sign-in from a new device`,
    text: () => t`The account was used from a browser and network not seen before.`,
  },
  'second-factor-off': {
    title: () => t`Two-factor authentication turned off`,
    text: () => t`This account is now protected by its password only.`,
  },
  'password-recovered': {
    title: () => t`Password set with a recovery code`,
    text: () => t`A recovery code was used to set a new password.`,
  },
  'role-changed': { title: () => t`Role changed`, text: () => t`Someone’s role was changed.` },
  'owner-link': {
    title: () => t`Owner invitation link created`,
    text: () => t`Anyone with the link can become an owner of the site.`,
  },
  'key-made': {
    title: () => t`API key created`,
    text: () => t`Apps with this key can use the account within its scopes.`,
  },
  'domain-changed': { title: () => t`Domain changed`, text: () => t`A domain was added or made primary.` },
  'data-exported': {
    title: () => t`Data exported`,
    text: () => t`A user’s stored data was downloaded.`,
  },
  impersonation: {
    title: () => t`Support session started`,
    text: () => t`A team member is working in the account with its owner’s permission.`,
  },
  'address-blocked': {
    title: () => t`Network blocked`,
    text: ({ detail: { network } }) => t`Requests from ${{ network: isolated(String(network ?? '')) }} are rejected.`,
  },
  'settings-changed': {
    title: () => t`Security settings changed`,
    text: () => t`Rate limits or the session timeout were changed.`,
  },
}

export const severityLabels: Record<SecurityAlert['severity'], () => string> = {
  low: () => t({ message: 'low', comment: 'Severity of a security alert' }),
  medium: () => t({ message: 'medium', comment: 'Severity of a security alert' }),
  high: () => t({ message: 'high', comment: 'Severity of a security alert' }),
  critical: () => t({ message: 'critical', comment: 'Severity of a security alert' }),
}
