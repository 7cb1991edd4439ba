import type { ProblemCode } from '../problems.ts'
import type { Call } from '../types.ts'
import { accounts } from './accounts.ts'
import { admin } from './admin.ts'
import { profile } from './profile.ts'
import { recovery } from './recovery.ts'
import { platform, tenants } from './tenants.ts'
import { avatars, scripts, videos } from './videos.ts'

/** Every call of the product, keyed by method and path. Routes, guards, client, OpenAPI and tests all come from this table. */
export const api = {
  ...platform,
  ...tenants,
  ...accounts,
  ...recovery,
  ...profile,
  ...avatars,
  ...scripts,
  ...videos,
  ...admin,
} as const

export type Api = typeof api
export type ApiKey = keyof Api

/** All refusals a call may answer: its own, and those that its access, body and method bring along. */
export function problemsOf(key: string, call: Call): ProblemCode[] {
  const unsafe = !key.startsWith('GET ') || key === 'GET /api/logout'
  const codes: ProblemCode[] = [...call.problems, 'not-serving', 'internal']
  if (key !== 'GET /healthz') codes.push('unknown-host')
  if (call.access !== 'anyone') codes.push('not-signed-in')
  if (call.access === 'partner' || call.access === 'operator') codes.push('forbidden', 'not-found')
  if (unsafe) codes.push('cross-site')
  if (call.limit !== 'none') codes.push('too-many')
  if (call.body) codes.push('bad-request', 'invalid', 'too-large', 'wrong-media-type')
  if (call.query) codes.push('bad-request', 'invalid')
  return [...new Set(codes)]
}

export { Cast, PriceList, Vertical, Words } from '../entities/tenants.ts'
export { VideoStage } from '../entities/videos.ts'
