import { createHash } from 'node:crypto'
import type { Call, Limit, ProblemCode } from '@vitrine/contract'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'
import type { Clock } from '../clock.ts'
import type { Counters } from '../limits/counters.ts'
import { networkOf } from '../limits/network.ts'
import type { Person } from './request.ts'

interface LimitRule {
  most: number
  seconds: number
}

type RuleName = Exclude<Limit, 'none' | 'upload' | 'sign-in'> | 'failedOnAccount' | 'failedFromAddress' | 'failedCodes'

export type LimitRules = Record<RuleName, LimitRule>

const QUARTER_HOUR_SECONDS = 900
const HOUR_SECONDS = 3600

/**
 * How much is too much. `act`, `typing`, `read`, `heavy`, `preview` and `tools` are of one person, or of one address where
 * nobody is signed in. An address may make 30 `costly` tries an hour: a hotel or a class behind one address fits in, while
 * opening accounts for their free credits brings no more than a few films a day. `failedCodes` are of one person from
 * wherever they come: who guesses codes has the password already, so this shuts nobody out who has not lost it.
 */
export const LIMIT_RULES: LimitRules = {
  act: { most: 100, seconds: QUARTER_HOUR_SECONDS },
  typing: { most: 2000, seconds: QUARTER_HOUR_SECONDS },
  read: { most: 2000, seconds: QUARTER_HOUR_SECONDS },
  costly: { most: 30, seconds: HOUR_SECONDS },
  heavy: { most: 5, seconds: HOUR_SECONDS },
  preview: { most: 60, seconds: QUARTER_HOUR_SECONDS },
  tools: { most: 60, seconds: HOUR_SECONDS },
  failedOnAccount: { most: 5, seconds: QUARTER_HOUR_SECONDS },
  failedFromAddress: { most: 50, seconds: QUARTER_HOUR_SECONDS },
  failedCodes: { most: 10, seconds: HOUR_SECONDS },
}

/** Of wrong passwords and codes; any other refusal says nothing about them. */
const REFUSED_STATUSES = [400, 401, 403]
/** What only asks for more: nothing that was shown was wrong. */
const ASKING_CODES: ProblemCode[] = ['second-factor-needed', 'sign-in-again']

const TOO_MANY = 'Too many requests.'
const TOO_MANY_FAILED = 'Too many failed tries.'

export type Limits = ReturnType<typeof createLimits>

interface Parts {
  counters: Counters
  clock: Clock
  rules: LimitRules
}

/** The limits of the contract's classes. Each throws too-many, with the time left in its message and in `Retry-After`. */
export function createLimits({ counters, clock, rules }: Parts) {
  return { count, signingIn, tryingCode }

  /** Counts a request before its body is read. A try to sign in counts as failed until it turns out well. */
  async function count({ limit }: Call, request: FastifyRequest, person: Person | null): Promise<void> {
    if (!request.tenant || limit === 'none' || limit === 'upload') return
    const { id } = request.tenant
    if (limit === 'sign-in') return add(id, 'failedFromAddress', failedFrom(request), TOO_MANY_FAILED)
    const network = networkOf(request.ip)
    const what =
      limit === 'costly' ? `${request.routeOptions.url} ${network}` : (person?.key?.id ?? person?.id ?? network)
    await add(id, limit, `${limit} ${what}`, TOO_MANY)
  }

  /**
   * Does the work of a try to sign in and counts it where it was refused. Tries at the same moment count one by one.
   * `account` names whose tries they are, by whichever of their names they are called.
   */
  async function signingIn<T>(request: FastifyRequest, account: string, work: () => Promise<T>): Promise<T> {
    const tenantId = request.tenant?.id ?? ''
    const key = failedOn(request, account)
    await add(tenantId, 'failedOnAccount', key, TOO_MANY_FAILED)
    return unlessRefused(work, async () => {
      await counters.add(tenantId, key, -1, rules.failedOnAccount.seconds)
      await counters.add(tenantId, failedFrom(request), -1, rules.failedFromAddress.seconds)
    })
  }

  /** Does the work of a try with a code of this person and counts it where it was refused. */
  async function tryingCode<T>(tenantId: string, userId: string, work: () => Promise<T>): Promise<T> {
    const key = `codes ${userId}`
    await add(tenantId, 'failedCodes', key, TOO_MANY_FAILED)
    return unlessRefused(work, async () => {
      await counters.add(tenantId, key, -1, rules.failedCodes.seconds)
    })
  }

  async function unlessRefused<T>(work: () => Promise<T>, takeBack: () => Promise<void>): Promise<T> {
    let isRefused = false
    try {
      return await work()
    } catch (error) {
      isRefused = isWrong(error)
      throw error
    } finally {
      if (!isRefused) await takeBack()
    }
  }

  async function add(tenantId: string, name: RuleName, key: string, sentence: string): Promise<void> {
    const { most, seconds } = rules[name]
    const counted = await counters.add(tenantId, key, 1, seconds)
    if (counted.count <= most) return
    const retryAfterSeconds = Math.max(1, Math.ceil((counted.endsAt.getTime() - clock.now().getTime()) / 1000))
    throw new AppError('too-many', {
      message: `${sentence} Try again in ${inWords(retryAfterSeconds)}.`,
      extra: { retryAfterSeconds },
    })
  }
}

function failedFrom({ ip }: FastifyRequest): string {
  return `failed ${networkOf(ip)}`
}

function isWrong(error: unknown): boolean {
  return error instanceof AppError && REFUSED_STATUSES.includes(error.status) && !ASKING_CODES.includes(error.code)
}

/** The name is hashed, so that whatever was typed there is neither kept nor longer than any other key. */
function failedOn({ ip }: FastifyRequest, account: string): string {
  return `failed ${networkOf(ip)} ${createHash('sha256').update(account).digest('base64url')}`
}

function inWords(seconds: number): string {
  const [amount, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute']
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`
}
