import { z } from 'zod'
import { currencies, Vertical } from '../entities/tenants.ts'
import { slugFault } from '../slugs.ts'
import { whitelabelPlans } from '../prices/whitelabel-plans.ts'
import {
  AdminAvatarRow,
  AdminPartnerStats,
  AdminTenant,
  AdminUser,
  AdminUserStats,
  AdminVideoRow,
  TenantFiles,
  TenantFolderPlan,
  TenantReceipt,
} from '../entities/admin.ts'
import { FeatureSwitches } from '../entities/feature-switches.ts'
import { AgreedTerms } from '../entities/partner-billing.ts'
import { Role, User } from '../entities/people.ts'
import { OneTimeLink } from '../entities/members.ts'
import { AvatarStatus, VideoStatusFilter } from '../entities/videos.ts'
import { ONE_LINE, ONE_LINE_NAME } from '../entities/one-line.ts'
import { INVITATION_DAYS } from '../limits/people-limits.ts'
import type { Table } from '../types.ts'
import { ListPaging, sortedPaging } from './paging.ts'
import { Code, Email } from './accounts.ts'
import { Id } from './shapes.ts'

const Name = z
  .string()
  .trim()
  .min(2, 'Enter the company name.')
  .max(80, 'Use at most {maximum, number} characters.')
  .regex(ONE_LINE, ONE_LINE_NAME)
const PlanId = z.enum(
  whitelabelPlans.map(({ id }) => id),
  'Choose one of the plans.',
)
const BOTH_NEEDED = 'Please enter both email and password'
/** Names of programs the platform is made of. They are here and not in the list that every browser loads. */
const PRODUCT_NAMES = ['vitrine', 'tavus']
const Slug = z
  .string()
  .trim()
  .toLowerCase()
  .refine((slug) => slugFault(slug) !== 'length', { message: 'Use 3 to 40 characters.', abort: true })
  .refine((slug) => slugFault(slug) !== 'characters', {
    message: 'Use lowercase letters, digits and single hyphens. Start with a letter.',
    abort: true,
  })
  .refine(
    (slug) => slugFault(slug) !== 'reserved' && !PRODUCT_NAMES.includes(slug),
    'This name is reserved. Choose another one.',
  )

/** The most names that a select element shows at once. */
const NAMES_MAX = 1000

const TenantSlug = z.string().trim().toLowerCase().max(63).optional()
const Words = z.string().trim().max(200).optional()
const UserFilter = z.object({
  q: Words,
  /** The slug of the tenant that they belong to. */
  tenant: TenantSlug,
  role: Role.optional(),
  state: z.enum(['active', 'suspended']).optional(),
  plan: z.enum(['subscribed', 'past-due', 'ended', 'none']).optional(),
})

export const admin = {
  'POST /api/admin/login': {
    feature: 'admin',
    summary: 'Signs an operator in, on the platform’s own host only.',
    access: 'anyone',
    limit: 'sign-in',
    body: z.object({
      email: z.string(BOTH_NEEDED).trim().min(1, BOTH_NEEDED).max(254),
      password: z.string(BOTH_NEEDED).min(1, BOTH_NEEDED).max(200),
      code: Code.optional(),
    }),
    response: z.object({ user: User }),
    problems: ['staff-only', 'wrong-staff-credentials', 'second-factor-needed', 'wrong-code', 'not-found'],
  },
  'GET /api/admin/tenants': {
    feature: 'admin',
    summary: 'The tenants of the platform with their month so far; `slug` finds one, `q` searches names.',
    access: 'operator',
    limit: 'read',
    scope: null,
    duringImpersonation: 'allowed',
    query: sortedPaging('createdAt', 'name', 'plan', 'status', 'videos', 'fees').extend({
      slug: TenantSlug,
      kind: z.enum(['flagship', 'partner']).optional(),
      q: Words,
    }),
    response: z.object({ items: z.array(AdminTenant), nextCursor: z.string().nullable() }),
    problems: [],
  },
  'GET /api/admin/tenants/names': {
    feature: 'admin',
    summary: 'The names of all tenants, in order, to choose from. The next page is in the Link header.',
    access: 'operator',
    limit: 'read',
    scope: null,
    duringImpersonation: 'allowed',
    query: ListPaging.extend({ limit: z.coerce.number().int().min(1).max(NAMES_MAX).default(NAMES_MAX) }),
    response: z.array(AdminTenant.pick({ slug: true, name: true })),
    problems: [],
  },
  'GET /api/admin/tenants/stats': {
    feature: 'admin',
    summary: 'What all partners together use and owe this month so far.',
    access: 'operator',
    limit: 'read',
    scope: null,
    duringImpersonation: 'allowed',
    response: AdminPartnerStats,
    problems: [],
  },
  'POST /api/admin/tenants': {
    feature: 'admin',
    summary: 'Creates the site of a new partner, ready to sell, and invites its first owner by email.',
    access: 'operator',
    limit: 'change',
    scope: null,
    duringImpersonation: 'refused',
    body: z.object({
      name: Name,
      slug: Slug,
      plan: PlanId,
      terms: AgreedTerms.optional(),
      vertical: Vertical,
      currency: z.enum(currencies).default('USD'),
      ownerEmail: Email,
    }),
    response: AdminTenant,
    status: 201,
    problems: ['slug-taken'],
  },
  'PATCH /api/admin/tenants/:id': {
    feature: 'admin',
    summary:
      'Renames a tenant, changes its plan, pauses or resumes its site, turns features on and off, or invites another owner.',
    access: 'operator',
    limit: 'change',
    scope: null,
    duringImpersonation: 'refused',
    params: Id,
    body: z
      .object({
        name: Name.optional(),
        plan: PlanId.optional(),
        terms: AgreedTerms.optional(),
        status: z.enum(['active', 'suspended']).optional(),
        switches: FeatureSwitches.partial().optional(),
        ownerEmail: Email.optional(),
      })
      .refine(
        (change) => Object.keys(change).length > 0,
        'Send a name, plan, terms, status, switches or owner’s address.',
      ),
    response: AdminTenant,
    problems: ['reauthentication-needed', 'not-found', 'platform-tenant', 'already-member', 'member-disabled'],
  },
  'POST /api/admin/tenants/:id/owner-link': {
    feature: 'admin',
    summary:
      'Creates an invitation link for an owner, to pass on by hand. It replaces earlier invitations and works once, ' +
      `for ${INVITATION_DAYS} days.`,
    access: 'operator',
    limit: 'change',
    scope: null,
    duringImpersonation: 'refused',
    params: Id,
    body: z.object({ email: Email }),
    response: OneTimeLink,
    status: 201,
    problems: ['reauthentication-needed', 'not-found', 'already-member', 'member-disabled'],
  },
  'GET /api/admin/tenants/:id/export': {
    feature: 'admin',
    summary:
      'The brand, text, prices and settings of a tenant, as the files of a folder. People and videos are not included.',
    access: 'operator',
    limit: 'change',
    scope: null,
    duringImpersonation: 'allowed',
    params: Id,
    response: TenantFiles,
    problems: ['not-found'],
  },
  'POST /api/admin/tenants/import': {
    feature: 'admin',
    summary: 'Creates a tenant from the files of a folder, and invites its owner if one is named.',
    access: 'operator',
    limit: 'change',
    scope: null,
    duringImpersonation: 'refused',
    body: TenantFiles.extend({ slug: Slug, ownerEmail: Email.optional() }),
    response: AdminTenant,
    status: 201,
    problems: ['slug-taken', 'sender-domain-invalid'],
  },
  'POST /api/admin/tenants/import/check': {
    feature: 'admin',
    summary: 'A dry run of an import. Nothing is written.',
    access: 'operator',
    limit: 'change',
    scope: null,
    duringImpersonation: 'refused',
    body: TenantFiles,
    response: TenantFolderPlan,
    problems: [],
  },
  'DELETE /api/admin/tenants/:id': {
    feature: 'admin',
    summary: 'Deletes a tenant with all its people, videos, credits and files. Returns the receipt.',
    access: 'operator',
    limit: 'change',
    scope: null,
    duringImpersonation: 'refused',
    params: Id,
    body: z.object({ name: z.string().max(200) }),
    response: TenantReceipt,
    problems: ['not-found', 'platform-tenant', 'wrong-name'],
  },
  'GET /api/admin/users': {
    feature: 'admin',
    summary: 'People of all tenants, or of one `tenant`; `q` searches them. The next page is in the Link header.',
    access: 'operator',
    limit: 'read',
    scope: null,
    duringImpersonation: 'allowed',
    query: sortedPaging('createdAt', 'user', 'email', 'credits', 'subscription', 'videos', 'avatars').extend(
      UserFilter.shape,
    ),
    response: z.array(AdminUser),
    problems: [],
  },
  'GET /api/admin/users/stats': {
    feature: 'admin',
    summary: 'The totals of all people that the list shows with the same filter.',
    access: 'operator',
    limit: 'read',
    scope: null,
    duringImpersonation: 'allowed',
    query: UserFilter,
    response: AdminUserStats,
    problems: [],
  },
  'GET /api/admin/videos': {
    feature: 'admin',
    summary:
      'The videos of all tenants, or of one person; `q` searches titles and addresses. The next page is in the Link header.',
    access: 'operator',
    limit: 'read',
    scope: null,
    duringImpersonation: 'allowed',
    query: sortedPaging('createdAt', 'title', 'status', 'propertyAddress', 'tenant').extend({
      q: Words,
      status: VideoStatusFilter.optional(),
      /** The id of the owner. */
      user: z.uuid('Invalid user ID.').optional(),
    }),
    response: z.array(AdminVideoRow),
    problems: [],
  },
  'GET /api/admin/avatars': {
    feature: 'admin',
    summary: 'The presenters of all tenants; `q` searches names. The next page is in the Link header.',
    access: 'operator',
    limit: 'read',
    scope: null,
    duringImpersonation: 'allowed',
    query: sortedPaging('createdAt', 'name', 'type', 'status', 'tenant').extend({
      q: Words,
      status: AvatarStatus.optional(),
    }),
    response: z.array(AdminAvatarRow),
    problems: [],
  },
} as const satisfies Table
