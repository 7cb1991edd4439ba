import { z } from 'zod'
import { AdminAvatar, AdminSystem, AdminUser, AdminVideo } from '../entities/admin.ts'
import { User } from '../entities/people.ts'
import type { Table } from '../types.ts'

const Search = z.object({ q: z.string().trim().max(200).optional() })

export const admin = {
  'POST /api/admin/login': {
    feature: 'admin',
    summary: 'Signs an operator in, on the platform’s own host only.',
    access: 'anyone',
    limit: 'sign-in',
    body: z.object({
      email: z.string().trim().min(1, 'Please enter both email and password').max(254),
      password: z.string().min(1, 'Please enter both email and password').max(200),
    }),
    response: z.object({ user: User }),
    problems: ['staff-only', 'wrong-staff-credentials', 'not-found'],
  },
  'GET /api/admin/users': {
    feature: 'admin',
    summary: 'People of all tenants, newest first, at most 100; `q` narrows them.',
    access: 'operator',
    limit: 'read',
    query: Search,
    response: z.array(AdminUser),
    problems: [],
  },
  'GET /api/admin/videos': {
    feature: 'admin',
    summary: 'The newest 100 videos of all tenants.',
    access: 'operator',
    limit: 'read',
    response: z.array(AdminVideo),
    problems: [],
  },
  'GET /api/admin/avatars': {
    feature: 'admin',
    summary: 'The presenters of all tenants.',
    access: 'operator',
    limit: 'read',
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
} as const satisfies Table
