import { z } from 'zod'

/** The roles that single sign-on can assign: customer, or a role in the team. Never the owner. */
const ssoRoles = ['customer', 'analyst', 'editor', 'admin'] as const
export const SsoRole = z.enum(ssoRoles, 'Choose a role.')
export type SsoRole = z.infer<typeof SsoRole>

const line = (max: number, empty: string) =>
  z
    .string()
    .trim()
    .min(1, empty)
    .max(max, 'Use at most {maximum, number} characters.')
    .regex(/^\P{Cc}*$/u, 'Keep this on one line.')

/** People whose claim holds this value get this role. */
export const SsoRule = z.object({ value: line(200, 'Enter the value of the claim.'), role: SsoRole })
export type SsoRule = z.infer<typeof SsoRule>

export const SsoIssuer = z
  .url({ protocol: /^https?$/, hostname: /./, error: 'Enter the issuer’s URL.' })
  .max(500, 'Use at most {maximum, number} characters.')

export const SsoSettings = z.object({
  issuer: SsoIssuer,
  clientId: line(300, 'Enter the client ID.'),
  /** A missing secret keeps the stored one. Responses never contain it. */
  clientSecret: line(1000, 'Enter the client secret.').optional(),
  /** The claim of the ID token that decides about roles; empty where it decides nothing. */
  roleClaim: z.string().trim().max(100, 'Use at most {maximum, number} characters.').default(''),
  rules: z.array(SsoRule).max(50, 'Use at most {maximum, number} rules.').default([]),
  defaultRole: SsoRole.default('customer'),
  isOn: z.boolean('Enter true or false.').default(true),
})
export type SsoSettings = z.output<typeof SsoSettings>

/**
 * An email domain whose people sign in with the identity provider, once its TXT record proves that it belongs to the tenant.
 */
export const SsoDomain = z.object({
  id: z.uuid(),
  domain: z.string(),
  state: z.enum(['pending', 'verified']),
  /** Whether its people sign in in no other way; owners always may. */
  isRequired: z.boolean(),
  record: z.object({ name: z.string(), value: z.string() }),
  checkedAt: z.string().nullable(),
})
export type SsoDomain = z.infer<typeof SsoDomain>

export const SsoOverview = z.object({
  /** Null where none is set up. */
  connection: SsoSettings.omit({ clientSecret: true }).nullable(),
  domains: z.array(SsoDomain),
  /** The callback URL to register with the identity provider. */
  callbackUrl: z.string(),
})
export type SsoOverview = z.infer<typeof SsoOverview>

/** Why an issuer cannot be used. */
export const SsoFault = z.enum([
  'address-refused',
  'unreachable',
  'too-slow',
  'too-large',
  'redirected',
  'not-found',
  'not-openid',
  'other-issuer',
  'no-code-flow',
  'no-keys',
])
export type SsoFault = z.infer<typeof SsoFault>

export const SsoTest = z.object({
  fault: SsoFault.nullable(),
  /** Which of the two documents the fault is about. */
  at: z.enum(['description', 'keys']).nullable(),
  keys: z.number().int(),
})
export type SsoTest = z.infer<typeof SsoTest>
