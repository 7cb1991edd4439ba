import { z } from 'zod'
import { currencies, Vertical } from '../entities/tenants.ts'
import { slugFault } from '../slugs.ts'
import { whitelabelPlans } from '../whitelabel-plans.ts'
import {
  AdminAvatar,
  AdminPaymentNews,
  AdminSystem,
  AdminTenant,
  AdminUser,
  AdminVideo,
  ReconciliationReport,
  TenantFiles,
  TenantFolderPlan,
  TenantReceipt,
} from '../entities/admin.ts'
import { AgreedTerms } from '../entities/metering.ts'
import { User } from '../entities/people.ts'
import { HandedLink } from '../entities/team.ts'
import { ONE_LINE, ONE_LINE_NAME } from '../entities/one-line.ts'
import type { Table } from '../types.ts'
import { ListPaging, Paging, pageOf } from './paging.ts'
import { Code, Email } from './accounts.ts'

const Name = z
  .string()
  .trim()
  .min(2, 'Enter the name of the company.')
  .max(80, 'Use at most 80 characters.')
  .regex(ONE_LINE, ONE_LINE_NAME)
const PlanId = z.enum(
  whitelabelPlans.map(({ id }) => id),
  'Choose one of the plans.',
)
const Slug = z
  .string()
  .trim()
  .toLowerCase()
  .refine((slug) => slugFault(slug) !== 'length', { message: 'Use 3 to 40 characters.', abort: true })
  .refine((slug) => slugFault(slug) !== 'characters', {
    message: 'Use small letters, digits and single hyphens, beginning with a letter.',
    abort: true,
  })
  .refine((slug) => slugFault(slug) !== 'reserved', 'This name is kept for the platform itself. Choose another one.')

const Search = ListPaging.extend({ q: z.string().trim().max(200).optional() })

export const admin = {
  'POST /api/admin/login': {
    feature: 'admin',
    summary: 'Signs an operator in, on the platform’s own host only.',
    access: 'anyone',
    limit: 'sign-in',
    body: z.object({
      email: z.string().trim().min(1, 'Please enter both email and password').max(254),
      password: z.string().min(1, 'Please enter both email and password').max(200),
      code: Code.optional(),
    }),
    response: z.object({ user: User }),
    problems: ['staff-only', 'wrong-staff-credentials', 'second-factor-needed', 'wrong-code', 'not-found'],
  },
  'GET /api/admin/tenants': {
    feature: 'admin',
    summary: 'The tenants of the platform with their month so far, newest first; `slug` finds one.',
    access: 'operator',
    limit: 'read',
    query: Paging.extend({ slug: z.string().trim().toLowerCase().max(63).optional() }),
    response: pageOf(AdminTenant),
    problems: [],
  },
  'POST /api/admin/tenants': {
    feature: 'admin',
    summary: 'Opens the site of a new partner at once, ready to sell, and invites its first owner by mail.',
    access: 'operator',
    limit: 'act',
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
    summary: 'Renames a tenant, gives it another plan, pauses its site or opens it again, or invites another owner.',
    access: 'operator',
    limit: 'act',
    params: z.object({ id: z.uuid() }),
    body: z
      .object({
        name: Name.optional(),
        plan: PlanId.optional(),
        terms: AgreedTerms.optional(),
        status: z.enum(['active', 'suspended']).optional(),
        ownerEmail: Email.optional(),
      })
      .refine(
        (change) => Object.keys(change).length > 0,
        'Send a name, plan, terms, status or the address of an owner.',
      ),
    response: AdminTenant,
    problems: ['reauthentication-needed', 'not-found', 'platform-tenant', 'already-member', 'member-disabled'],
  },
  'POST /api/admin/tenants/:id/owner-link': {
    feature: 'admin',
    summary:
      'Invites an owner by a link that the operator hands over, for 48 hours and once. It takes the place of an earlier invitation.',
    access: 'operator',
    limit: 'act',
    params: z.object({ id: z.uuid() }),
    body: z.object({ email: Email }),
    response: HandedLink,
    status: 201,
    problems: ['reauthentication-needed', 'not-found', 'already-member', 'member-disabled'],
  },
  'GET /api/admin/tenants/:id/export': {
    feature: 'admin',
    summary:
      'The brand, texts, prices and settings of a tenant, as the files of a folder. People and videos are not in it.',
    access: 'operator',
    limit: 'act',
    params: z.object({ id: z.uuid() }),
    response: TenantFiles,
    problems: ['not-found'],
  },
  'POST /api/admin/tenants/import': {
    feature: 'admin',
    summary: 'Brings a tenant to life from the files of a folder, and invites its owner where one is named.',
    access: 'operator',
    limit: 'act',
    body: TenantFiles.extend({ slug: Slug, ownerEmail: Email.optional() }),
    response: AdminTenant,
    status: 201,
    problems: ['slug-taken', 'sender-domain-invalid'],
  },
  'POST /api/admin/tenants/import/check': {
    feature: 'admin',
    summary: 'What an import would make of the files of a folder. Nothing is written.',
    access: 'operator',
    limit: 'act',
    body: TenantFiles,
    response: TenantFolderPlan,
    problems: [],
  },
  'DELETE /api/admin/tenants/:id': {
    feature: 'admin',
    summary: 'Deletes a tenant with all its people, videos, credits and files. Answers the receipt.',
    access: 'operator',
    limit: 'act',
    params: z.object({ id: z.uuid() }),
    body: z.object({ name: z.string().max(200) }),
    response: TenantReceipt,
    problems: ['not-found', 'platform-tenant', 'wrong-name'],
  },
  'GET /api/admin/users': {
    feature: 'admin',
    summary: 'People of all tenants, newest first; `q` narrows them. The next page is in the Link header.',
    access: 'operator',
    limit: 'read',
    query: Search,
    response: z.array(AdminUser),
    problems: [],
  },
  'GET /api/admin/videos': {
    feature: 'admin',
    summary: 'The videos of all tenants, newest first. The next page is in the Link header.',
    access: 'operator',
    limit: 'read',
    query: ListPaging,
    response: z.array(AdminVideo),
    problems: [],
  },
  'GET /api/admin/avatars': {
    feature: 'admin',
    summary: 'The presenters of all tenants, newest first. The next page is in the Link header.',
    access: 'operator',
    limit: 'read',
    query: ListPaging,
    response: z.array(AdminAvatar),
    problems: [],
  },
  'GET /api/admin/system': {
    feature: 'admin',
    summary: 'Counts over the whole platform.',
    access: 'operator',
    limit: 'read',
    response: AdminSystem,
    problems: [],
  },
  'GET /api/admin/payment-news': {
    feature: 'admin',
    summary:
      'What the payment provider told, newest first; `q` is the id of one, or of what it is about. The next page is in the Link header.',
    access: 'operator',
    limit: 'read',
    query: Search,
    response: z.array(AdminPaymentNews),
    problems: [],
  },
  'POST /api/admin/payment-news/:newsId/replay': {
    feature: 'admin',
    summary: 'Looks at what a piece of news is about as if it had come now. Nothing is booked twice.',
    access: 'operator',
    limit: 'act',
    response: z.object({ ok: z.boolean() }),
    problems: ['not-found', 'payments-unreachable'],
  },
  'GET /api/admin/reconciliation': {
    feature: 'admin',
    summary: 'Where our books and those of the payment provider differ, newest first, at most 100.',
    access: 'operator',
    limit: 'read',
    response: ReconciliationReport,
    problems: [],
  },
  'POST /api/admin/events/:id/replay': {
    feature: 'admin',
    summary: 'Looks at the payment of a difference again, as if its news had just come, and compares anew.',
    access: 'operator',
    limit: 'act',
    response: ReconciliationReport,
    problems: ['not-found', 'payments-unreachable'],
  },
} as const satisfies Table
