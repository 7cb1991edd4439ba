import type { AuditAction, AlertType, SecurityAlert } from '@vitrine/contract'

interface AlertRule {
  type: AlertType
  severity: SecurityAlert['severity']
  /** In English. */
  title: string
  description: string
  /** Attempts from one network within an hour are one alert, from this number on. */
  triesMin?: number
  /** Only entries of the action whose detail has this field. */
  onlyWith?: string
}

/** The audit actions that cause an alert. */
export const ALERT_RULES: Partial<Record<AuditAction, AlertRule>> = {
  'sign-in-refused': {
    type: 'failed-sign-ins',
    severity: 'high',
    title: 'Many failed sign-ins',
    description: 'Several sign-ins from one network failed within an hour.',
    triesMin: 5,
  },
  'code-refused': {
    type: 'wrong-codes',
    severity: 'high',
    title: 'Wrong two-factor codes',
    description: 'Somebody who knew the password entered wrong codes.',
    triesMin: 3,
  },
  'signed-in': {
    type: 'new-device',
    severity: 'medium',
    title: 'Sign-in from a new device',
    description: 'The account was used from a browser and network not seen before.',
    onlyWith: 'newDevice',
  },
  'second-factor-off': {
    type: 'second-factor-off',
    severity: 'high',
    title: 'Two-factor authentication turned off',
    description: 'The account is protected by its password only.',
  },
  'password-recovered': {
    type: 'password-recovered',
    severity: 'high',
    title: 'Password set with a recovery code',
    description: 'A recovery code was used to set a new password.',
  },
  'role-changed': {
    type: 'role-changed',
    severity: 'medium',
    title: 'Role changed',
    description: 'Somebody was given another role.',
  },
  'owner-link-made': {
    type: 'owner-link',
    severity: 'critical',
    title: 'Owner invitation link created',
    description: 'Anyone with the link can become an owner of the site.',
  },
  'key-made': {
    type: 'key-made',
    severity: 'medium',
    title: 'API key created',
    description: 'Programs with the key can use the account within its scopes.',
  },
  'domain-added': {
    type: 'domain-changed',
    severity: 'medium',
    title: 'Domain added',
    description: 'A domain was added to the site.',
  },
  'domain-primary': {
    type: 'domain-changed',
    severity: 'medium',
    title: 'Primary domain changed',
    description: 'The site lives at another domain.',
  },
  'data-exported': {
    type: 'data-exported',
    severity: 'low',
    title: 'Data exported',
    description: 'Everything that is stored about a person was downloaded.',
  },
  'support-began': {
    type: 'impersonation',
    severity: 'medium',
    title: 'Support session started',
    description: 'Somebody of the team works in the account, with its owner’s permission.',
  },
  'address-blocked': {
    type: 'address-blocked',
    severity: 'low',
    title: 'Network blocked',
    description: 'Requests from a network are refused.',
  },
  'security-settings-changed': {
    type: 'settings-changed',
    severity: 'medium',
    title: 'Security settings changed',
    description: 'Rate limits or the session timeout were changed.',
  },
}
