interface Exported {
  /** The file of the export that has the rows, for people to read. */
  file: string
}

interface Left {
  /** Why the export leaves the rows out. */
  because: string
}

const account = { file: 'account.json' }
const secret = { because: 'opens the account, and says nothing else of the person' }
const derived = { because: 'is counted or cut from rows that are exported' }
const passing = { because: 'is gone within days and only serves to do something once' }

/** Every table whose rows belong to a person: where their export has them, or why it has not. */
export const exportedIn: Readonly<Record<string, Exported | Left>> = {
  acceptance: account,
  account_export: passing,
  alert_acknowledgement: { because: 'only says which lines of audit.json a person has seen' },
  api_key: secret,
  auto_top_up: { file: 'payments.json' },
  avatar: account,
  avatar_preference: account,
  billing_details: { file: 'payments.json' },
  batch_photo: {
    because: 'names uploads that are exported as files, by the addresses that the table of the person has',
  },
  brand_kit: { file: 'brand-kits.json' },
  brand_kit_logo: { file: 'files/logos' },
  bulk_rebrand: { because: 'counts videos that are exported as they are' },
  credit_account: derived,
  credit_adjustment: derived,
  credit_bucket: derived,
  credit_entry: { file: 'credits.json' },
  credit_grant: derived,
  credit_hold: derived,
  deletion_request: { because: 'exists only of people who are gone' },
  device_token: secret,
  draft: { file: 'drafts.json' },
  email_blast_order: { file: 'email-blasts.json' },
  email_change: passing,
  email_verification: passing,
  event: passing,
  external_identity: account,
  glossary_entry: { file: 'glossary.json' },
  idempotency_key: passing,
  impersonation_session: { because: 'is in audit.json, line by line' },
  invoice: { file: 'payments.json' },
  known_device: account,
  listing_feed: { because: 'is the address of a file that the person has, and how often it is read' },
  lead: { file: 'leads.json' },
  newsletter_consent: account,
  newsletter_recipient: { because: 'is a partner’s record of an email that the person has' },
  password_reset: passing,
  payment_customer: { because: 'is the number of the person at the payment provider' },
  person_figure: derived,
  purchase: { because: 'is in payments.json as its invoice' },
  recovery_code: secret,
  scim_user: { because: 'is the id that the identity provider of the person’s company knows them by' },
  script_version: { file: 'scripts.json' },
  second_factor: secret,
  session: account,
  subscription: { because: 'is in payments.json as its invoices' },
  table_import: { because: 'is a file of other people, which the person has' },
  traffic: { because: 'counts the requests of a person, and is shown on their security page' },
  twin_consent: account,
  twin_entitlement: { because: 'is in payments.json as the invoice of its order' },
  upload: { file: 'files/uploads' },
  voice_favourite: account,
  video: { file: 'videos.json' },
  video_counter: derived,
  video_search_term: derived,
  webhook: { file: 'webhooks.json' },
}
