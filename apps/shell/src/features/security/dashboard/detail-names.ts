import { t } from '@lingui/core/macro'

/** Returns the names of the details in audit entries. */
export function detailNames(): Record<string, string> {
  return {
    again: t`Already blocked`,
    call: t`Request`,
    changed: t`Fields`,
    credits: t`Credits`,
    days: t`Days`,
    differenceCents: t`Difference`,
    document: t`Document`,
    domain: t`Domain`,
    ended: t`Sessions ended`,
    events: t`Events`,
    from: t({ message: 'Before', comment: 'The value before a change, in the audit log' }),
    hasFactor: t`With two-factor code`,
    invited: t({ message: 'Invited', context: 'count' }),
    isTrusted: t`Without verification`,
    issuer: t`Identity provider`,
    language: t`Language`,
    later: t`Scheduled`,
    left: t`Codes left`,
    month: t`Month`,
    name: t`Name`,
    network: t`Network`,
    newDevice: t`New device`,
    parts: t`Includes`,
    people: t`Users`,
    period: t`Period`,
    plan: t`Plan`,
    priceCents: t`Price`,
    problem: t`Problem`,
    reason: t`Reason`,
    receivers: t`Recipients`,
    refused: t`Rejected`,
    requestsMax: t`Requests in 15 minutes`,
    role: t`Role`,
    scope: t`Scope`,
    scopes: t`Scopes`,
    sessionHours: t`Session hours`,
    sessions: t`Sessions ended`,
    signInTriesMax: t`Sign-in attempts in 15 minutes`,
    to: t({ message: 'After', comment: 'The value after a change, in the audit log' }),
    totalCents: t`Total`,
    version: t`Version`,
    vertical: t`Audience`,
    videos: t`Videos`,
    voice: t`Voice`,
    way: t`Method`,
  }
}

/** Facts that are on or off. */
export function switchNames(): Record<string, string | undefined> {
  return {
    batches: t`Bulk videos and listing feeds`,
    customerKeys: t`API keys for customers`,
    done: t`Setup complete`,
    emailBlast: t`Email blast sales`,
    free: t`Free of charge`,
    isActive: t`Webhook`,
    isOn: t`Single sign-on`,
    isPrimary: t`Primary domain`,
    isRequired: t`Required`,
    newsletters: t`Newsletters`,
  }
}
