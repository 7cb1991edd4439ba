/** The tables of each feature of the core. `platform` are the floors below the features. */
const tablesOf: Record<string, string> = {
  platform:
    'audit_chain audit_log email_outbox event idempotency_key oauth_session rate_counter sandbox_object table_import',
  tenants: 'brand price_list sample_video tenant tenant_host tenant_removal',
  ledger: 'credit_account credit_bucket credit_entry credit_hold',
  people: 'app_user',
  auth:
    'device_token email_change email_verification external_identity known_device login_token ' +
    'password_reset recovery_code second_factor session',
  'api-keys': 'api_key',
  impersonation: 'impersonation_session',
  domains: 'domain',
  branding: 'brand_draft brand_logo brand_stylesheet brand_version',
  'brand-kits': 'brand_kit brand_kit_logo',
  'partner-billing':
    'partner_customer partner_payment partner_plan_change partner_terms platform_invoice removed_invoice',
  members: 'invitation people_import_row',
  consent: 'acceptance newsletter_consent',
  email: 'email_sender email_text',
  sso: 'scim_token scim_user sso_connection sso_domain',
  accounts: 'deletion_request',
  'credit-grants': 'credit_adjustment credit_grant',
  invoices: 'billing_details invoice',
  billing:
    'auto_top_up payment_customer payout_account purchase ' + 'reconciliation_difference subscription webhook_event',
  newsletters: 'newsletter newsletter_recipient',
  uploads: 'upload',
  voices: 'presenter_voice speech_service speech_usage voice_favourite voice_setting',
  avatars: 'avatar twin_consent twin_entitlement',
  scripts: 'draft script_version',
  renders: 'failed_attempt video_progress video_storyboard',
  videos: 'video video_content video_counter video_job video_search_term',
  sharing: 'lead share_daily_stats share_link share_visitor_event share_visitor_salt',
  batches: 'batch_link batch_row feed_listing listing_feed',
  security: 'account_export alert_acknowledgement ip_block tenant_export traffic',
  integrations: 'webhook webhook_attempt webhook_delivery',
}

/** The feature that owns each table: the only one that queries it. */
export const tableOwners: ReadonlyMap<string, string> = new Map(
  Object.entries(tablesOf).flatMap(([feature, tables]) => tables.split(' ').map((table) => [table, feature] as const)),
)
