/** The tables of each feature of the core. `platform` are the layers below the features. */
const tablesOf: Record<string, string> = {
  platform:
    'audit_chain audit_log email_outbox event idempotency_key node oauth_session rate_counter sandbox_object scheduled_run ' +
    'storage_marker table_import',
  tenants: 'brand price_list sample_video tenant tenant_host tenant_removal',
  ledger: 'credit_account credit_bucket credit_entry credit_hold',
  people: 'app_user',
  auth: 'device_token known_device password_reset recovery_code second_factor session',
  'email-addresses': 'email_change email_verification',
  oauth: 'external_identity login_token',
  'api-keys': 'api_key',
  impersonation: 'impersonation_session',
  domains: 'domain',
  branding: 'brand_draft brand_logo brand_stylesheet brand_version',
  'brand-kits': 'brand_kit brand_kit_logo',
  glossary: 'glossary_entry',
  'partner-billing':
    'partner_customer partner_payment partner_plan_change partner_terms platform_invoice removed_invoice',
  members: 'invitation people_import_row',
  consent: 'acceptance newsletter_consent',
  email: 'email_sender email_text',
  sso: 'scim_token scim_user sso_connection sso_domain',
  accounts: 'deletion_request',
  'credit-grants': 'credit_adjustment credit_grant',
  invoices: 'billing_details invoice',
  billing: 'auto_top_up payment_customer payout_account purchase subscription webhook_event',
  reconciliation: 'reconciliation_difference',
  newsletters: 'newsletter newsletter_recipient',
  'email-blasts': 'email_blast_order',
  uploads: 'upload',
  voices: 'presenter_voice speech_service speech_usage voice_favourite voice_setting',
  avatars: 'avatar avatar_preference',
  'twin-services': 'twin_request twin_service',
  twins: 'twin_consent twin_consent_request twin_entitlement',
  scripts: 'draft script_version',
  provenance: 'provenance_record provenance_start',
  renders: 'failed_attempt video_progress video_storyboard',
  'video-jobs': 'bulk_rebrand video_job',
  videos: 'video video_content video_counter video_search_term',
  sharing: 'lead share_daily_stats share_link share_visitor_event share_visitor_salt',
  batches: 'batch_link batch_photo batch_row',
  'listing-feeds': 'feed_listing listing_feed',
  security: 'account_export alert_acknowledgement ip_block tenant_export traffic',
  integrations: 'webhook webhook_attempt webhook_delivery',
  admin: 'person_figure',
}

/** The feature that owns each table: the only one that queries it. */
export const tableOwners: ReadonlyMap<string, string> = new Map(
  Object.entries(tablesOf).flatMap(([feature, tables]) => tables.split(' ').map((table) => [table, feature] as const)),
)
