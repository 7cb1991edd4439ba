/** A placeholder in the text of an email, between braces: `{name}`. */
export type MailPlaceholder =
  | 'company'
  | 'name'
  | 'credits'
  | 'video'
  | 'count'
  | 'inviter'
  | 'day'
  | 'bundle'
  | 'support'

interface MailTemplateFacts {
  /** Placeholders that the texts may use besides `{company}`. */
  placeholders: readonly MailPlaceholder[]
  /** Placeholders that the texts must use, because the email shows the value nowhere else. */
  required: readonly MailPlaceholder[]
}

// Plain values without a function call, so that bundlers can drop them when unused.
const plain: MailTemplateFacts = { placeholders: ['name'], required: [] }
const ofVideo: MailTemplateFacts = { placeholders: ['name', 'video'], required: ['video'] }
const ofVideos: MailTemplateFacts = { placeholders: ['name', 'count'], required: ['count'] }
const ofCredits: MailTemplateFacts = { placeholders: ['name', 'credits'], required: ['credits'] }

/**
 * The emails to people of a tenant that partners may word. Emails that the law or the safety of accounts requires word by word
 * (new terms, support access, deletions, invoices of the platform) are not included.
 */
export const mailTemplates = {
  welcome: { placeholders: ['name', 'credits'], required: [] },
  'verify-email': plain,
  invitation: { placeholders: ['inviter'], required: ['inviter'] },
  'videos-ready': ofVideo,
  'videos-ready-several': ofVideos,
  'videos-failed': ofVideo,
  'videos-failed-several': ofVideos,
  'batch-done': { placeholders: ['name', 'count'], required: [] },
  lead: plain,
  receipt: plain,
  'receipt-automatic': plain,
  'payment-refunded': plain,
  'payment-failed-first': plain,
  'payment-failed-second': plain,
  'payment-failed-last': plain,
  'subscription-ending': { placeholders: ['name', 'day'], required: ['day'] },
  'subscription-ended': plain,
  'subscription-paused': plain,
  'subscription-resumed': { placeholders: ['name', 'day'], required: ['day'] },
  'low-balance': ofCredits,
  'top-up-off': { placeholders: ['name', 'bundle'], required: ['bundle'] },
  'reset-password': plain,
  'password-changed': plain,
  'email-changed': { placeholders: ['name', 'support'], required: ['support'] },
  'second-factor-on': plain,
  'second-factor-off': plain,
  'new-device': plain,
} as const satisfies Record<string, MailTemplateFacts>

export type MailTemplate = keyof typeof mailTemplates

/** Returns the placeholders of an email's texts, all of them. */
export function placeholdersOf(template: MailTemplate): readonly MailPlaceholder[] {
  return ['company', ...mailTemplates[template].placeholders]
}

/**
 * Returns the names of an ICU message's arguments, also unknown ones: of `{name}`, and of `{count, plural, one {...} other {...}}`
 * with those inside its cases.
 */
function namedIn(text: string): string[] {
  const names: string[] = []
  // The kinds of the open braces: an argument, or a case of one, whose content is text again.
  const open: ('argument' | 'case')[] = []
  for (const { 0: sign, 1: name = '' } of text.matchAll(/\{([^{},]*)|\}/g)) {
    if (sign === '}') open.pop()
    else if (open.at(-1) === 'argument') open.push('case')
    else {
      open.push('argument')
      names.push(name.trim())
    }
  }
  return names
}

/** The texts of an email that a partner can change, as ICU messages. Button, link and facts are fixed. */
export interface MailTexts {
  subject: string
  opening: string
  /** Empty for none. */
  closing: string
}

/** Returns unknown placeholders with their field, and required placeholders that no text uses. */
export function faultsOfTexts(template: MailTemplate, texts: MailTexts) {
  const known: readonly string[] = placeholdersOf(template)
  const places = ['subject', 'opening', 'closing'] as const
  const unknown = places.flatMap((field) =>
    namedIn(texts[field])
      .filter((name) => !known.includes(name))
      .map((name) => ({ field, name })),
  )
  const named = places.flatMap((field) => namedIn(texts[field]))
  return { unknown, lacking: mailTemplates[template].required.filter((name) => !named.includes(name)) }
}
