import { createHash } from 'node:crypto'
import type { Call, Limit, ProblemCode } from '@vitrine/contract'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../errors/app-error.ts'
import type { Clock } from '../../time/clock.ts'
import { createBlocks } from '../../limits/blocks.ts'
import type { Counters } from '../../limits/counters.ts'
import { networkOf } from '../../limits/network.ts'
import { createSlowdown } from '../../limits/slowdown.ts'
import { tokenHash } from '../../tokens/token-hash.ts'
import type { Tenant } from '../../tenant/tenant.ts'
import type { Person } from '../request.ts'
import { type Excess, tooManySentence } from './too-many.ts'

interface LimitRule {
  most: number
  seconds: number
}

type RuleName =
  | Exclude<Limit, 'none' | 'sign-in'>
  | 'failedOnAccount'
  | 'failedFromAddress'
  | 'failedEverywhere'
  | 'failedCodes'
  | 'succeededOnAccount'
  | 'opened'
  | 'passwordEmails'

export type LimitRules = Record<RuleName, LimitRule>

const QUARTER_HOUR_SECONDS = 900
const HOUR_SECONDS = 3600
const DAY_SECONDS = 86_400

/**
 * Rate limits. `change`, `typing`, `read`, `upload`, `heavy`, `preview`, `picture` and `tools` count per person, or per
 * address without a session. An address may make 30 `costly` attempts an hour: enough for a hotel or a class
 * behind one address, while accounts opened for free credits yield only a few videos a day. After
 * `failedEverywhere` attempts on one account or link, from all networks together, each further one has to wait.
 * `failedCodes` count per person from any address. An attacker without the password never reaches the code, so this
 * limit cannot be used to lock people out. Attempts that succeed are limited too, since each leaves a session and a line of the
 * audit log: `succeededOnAccount` from all networks together, `opened` per protected link and network.
 * Anybody may request `passwordEmails` to one address, from any network.
 */
export const LIMIT_RULES: LimitRules = {
  change: { most: 100, seconds: QUARTER_HOUR_SECONDS },
  typing: { most: 2000, seconds: QUARTER_HOUR_SECONDS },
  read: { most: 2000, seconds: QUARTER_HOUR_SECONDS },
  upload: { most: 2000, seconds: QUARTER_HOUR_SECONDS },
  costly: { most: 30, seconds: HOUR_SECONDS },
  heavy: { most: 5, seconds: HOUR_SECONDS },
  preview: { most: 60, seconds: QUARTER_HOUR_SECONDS },
  picture: { most: 600, seconds: QUARTER_HOUR_SECONDS },
  tools: { most: 60, seconds: HOUR_SECONDS },
  failedOnAccount: { most: 5, seconds: QUARTER_HOUR_SECONDS },
  failedFromAddress: { most: 50, seconds: QUARTER_HOUR_SECONDS },
  failedEverywhere: { most: 10, seconds: DAY_SECONDS },
  failedCodes: { most: 10, seconds: HOUR_SECONDS },
  succeededOnAccount: { most: 100, seconds: QUARTER_HOUR_SECONDS },
  opened: { most: 300, seconds: QUARTER_HOUR_SECONDS },
  passwordEmails: { most: 5, seconds: HOUR_SECONDS },
}

/** All keys of a person together may make this many times the calls of one key, so that a new key renews no limit. */
export const KEYS_TOGETHER = 5

/** Limits of frequent, cheap calls, which nodes share once a second, so a few calls too many may pass. All others are exact. */
const GATHERED: ReadonlySet<RuleName> = new Set(['change', 'typing', 'read', 'upload'])

/** Statuses of wrong passwords and codes. Other errors say nothing about them. */
const REFUSED_STATUSES = [400, 401, 403]
/** Problems that ask for a further proof of identity. They do not count as failed attempts, because nothing sent was wrong. */
const ASKING_CODES: ProblemCode[] = ['second-factor-needed', 'reauthentication-needed']

/** The site whose limits apply. */
type Site = { id: string; settings?: Pick<Tenant['settings'], 'security'> }

export type Limits = ReturnType<typeof createLimits>

/** The targets of a sign-in attempt. */
export interface Tried {
  /** The account, whichever of its names was typed; counted per network. Empty for a link. */
  account: string
  /** Counts failed attempts from all networks together; undefined where there is nothing to guess. */
  everywhere?: string
  /** A device on which this account has signed in before. It has a counter of its own, so that strangers cannot block it. */
  device?: string | undefined
}

interface Deps {
  counters: Counters
  /** Counts the most frequent classes of requests in memory, so that no request waits. */
  gathered: Pick<Counters, 'add'>
  /** Failed attempts from all networks. Stored in the database, so that no restart makes guessing fast again. */
  failures: Counters
  clock: Clock
  rules: LimitRules
}

/** The limits of the contract's classes. Each throws too-many, with the time left in its message and in `Retry-After`. */
export function createLimits({ counters, gathered, failures, clock, rules }: Deps) {
  const blocks = createBlocks({ clock })
  const slowDown = createSlowdown({ counters: failures, rule: rules.failedEverywhere })
  return { refuseBlocked, count, signingIn, tryingCode, maySendPasswordEmail }

  /**
   * Refuses a request whose credential, or network without one, is known to be over the limit of the call. Reads memory only.
   * `credential` is the secret by which the request identifies its sender.
   */
  function refuseBlocked(call: Call, request: FastifyRequest, credential?: string): void {
    const block = blockOf(call, request, credential)
    const endsAt = block && blocks.endOf(block.key)
    if (endsAt) throw tooMany(block.excess, endsAt)
  }

  /**
   * Counts a request before its body is read. A sign-in attempt counts as failed until it succeeds. A request over the limit is
   * remembered, so that `refuseBlocked` refuses the next one with the same credential.
   */
  async function count(call: Call, request: FastifyRequest, person: Person | null, credential?: string): Promise<void> {
    const counted = counterOf(call, request, person?.key?.id ?? person?.id)
    if (!counted || !request.tenant) return
    const endsAt = (await add(request.tenant, counted.rule, counted.key)) ?? (await addOfKeys(call, request, person))
    if (!endsAt) return
    const block = blockOf(call, request, credential)
    if (block) blocks.add(block.key, endsAt)
    throw tooMany(counted.excess, endsAt)
  }

  /** Counts a call by key for its person too. Returns when the window ends where all their keys together are over the limit. */
  async function addOfKeys(call: Call, request: FastifyRequest, person: Person | null): Promise<Date | undefined> {
    if (!person?.key || !request.tenant || call.limit === 'costly') return undefined
    const together = counterOf(call, request, `keys of ${person.id}`)
    return together && add(request.tenant, together.rule, together.key, { times: KEYS_TOGETHER })
  }

  /**
   * Returns the name of a block: that of the counter that caused it, with the hash of the credential in place of the person.
   */
  function blockOf(call: Call, request: FastifyRequest, credential?: string) {
    const counted = counterOf(call, request, credential === undefined ? undefined : `token ${tokenHash(credential)}`)
    return counted && { key: `${request.tenant?.id} ${counted.key}`, excess: counted.excess }
  }

  /** Runs a sign-in attempt and counts it where it failed. Concurrent attempts count one by one. */
  async function signingIn<T>(request: FastifyRequest, tried: Tried, work: () => Promise<T>): Promise<T> {
    const tenantId = request.tenant?.id ?? ''
    const key = failedOn(request, tried)
    const succeeded = succeededOn(request, tried)
    const fullUntil = await add({ id: tenantId }, succeeded.rule, succeeded.key, { amount: 0 })
    if (fullUntil) throw tooMany('requests', fullUntil)
    if (request.tenant) await refuseOver(request.tenant, 'failedOnAccount', key)
    const slowed = tried.device || !tried.everywhere ? undefined : await slowDown(tenantId, tried.everywhere)
    if (slowed instanceof Date) {
      await counters.add(tenantId, key, -1, rules.failedOnAccount.seconds)
      throw tooMany('failed tries', slowed)
    }
    return unlessRefused(work, async (isDone) => {
      if (isDone) await add({ id: tenantId }, succeeded.rule, succeeded.key)
      await (isDone ? slowed?.forgive() : slowed?.undo())
      await counters.add(tenantId, key, -1, rules.failedOnAccount.seconds)
      await counters.add(tenantId, failedFrom(request), -1, rules.failedFromAddress.seconds)
      // Concurrent attempts may have reached the limit before this one succeeded.
      blocks.remove(`${tenantId} ${failedFrom(request)}`)
    })
  }

  /** Runs an attempt with a code of this person and counts it where it failed. */
  async function tryingCode<T>(tenantId: string, userId: string, work: () => Promise<T>): Promise<T> {
    const key = `codes ${userId}`
    await refuseOver({ id: tenantId }, 'failedCodes', key)
    return unlessRefused(work, async () => {
      await counters.add(tenantId, key, -1, rules.failedCodes.seconds)
    })
  }

  /** Counts a request for a password email. Returns false when the address is over its limit, whoever made the requests. */
  async function maySendPasswordEmail(tenantId: string, email: string): Promise<boolean> {
    return (
      (await add({ id: tenantId }, 'passwordEmails', `password emails ${hashOf(email.toLowerCase())}`)) === undefined
    )
  }

  async function unlessRefused<T>(work: () => Promise<T>, undo: (isDone: boolean) => Promise<void>): Promise<T> {
    let [isRefused, isDone] = [false, false]
    try {
      const result = await work()
      isDone = true
      return result
    } catch (error) {
      isRefused = isWrong(error)
      throw error
    } finally {
      if (!isRefused) await undo(isDone)
    }
  }

  async function refuseOver(site: Site, rule: RuleName, key: string): Promise<void> {
    const endsAt = await add(site, rule, key)
    if (endsAt) throw tooMany('failed tries', endsAt)
  }

  /** Returns when the window ends where the count was at the limit before, otherwise undefined. An amount of 0 only looks. */
  async function add({ id, settings }: Site, rule: RuleName, key: string, { amount = 1, times = 1 } = {}) {
    const { most, seconds } = rules[rule]
    const { count: counted, endsAt } = await (GATHERED.has(rule) ? gathered : counters).add(id, key, amount, seconds)
    return counted - amount >= times * (chosenMost(rule, settings?.security) ?? most) ? endsAt : undefined
  }

  function tooMany(excess: Excess, endsAt: Date): AppError {
    const retryAfterSeconds = Math.max(1, Math.ceil((endsAt.getTime() - clock.now().getTime()) / 1000))
    return AppError.withoutStack('too-many', {
      sentence: tooManySentence(excess, retryAfterSeconds),
      extra: { retryAfterSeconds },
    })
  }
}

/** Returns the limit that a site has chosen itself. */
function chosenMost(rule: RuleName, { requestsMax, signInTriesMax }: Tenant['settings']['security'] = {}) {
  if (rule === 'change') return requestsMax
  return rule === 'failedOnAccount' ? signInTriesMax : undefined
}

/**
 * Returns the counter of a call, and the limit that it names when it is full. `person` is undefined where the network counts.
 */
function counterOf({ limit }: Call, request: FastifyRequest, person: string | undefined) {
  if (limit === 'none') return undefined
  if (limit === 'sign-in')
    return { rule: 'failedFromAddress' as const, key: failedFrom(request), excess: 'failed tries' as const }
  const network = networkOf(request.ip)
  const what = limit === 'costly' ? `${request.routeOptions.url} ${network}` : (person ?? network)
  return { rule: limit, key: `${limit} ${what}`, excess: 'requests' as const }
}

/** Returns the counter of successful attempts. Strangers cannot fill it. */
function succeededOn({ ip }: FastifyRequest, { account, everywhere = '' }: Tried) {
  const what = account === '' ? `${networkOf(ip)} ${everywhere}` : account
  const key = `succeeded ${hashOf(what)}`
  return { rule: account === '' ? ('opened' as const) : ('succeededOnAccount' as const), key }
}

function failedFrom({ ip }: FastifyRequest): string {
  return `failed ${networkOf(ip)}`
}

function isWrong(error: unknown): boolean {
  return error instanceof AppError && REFUSED_STATUSES.includes(error.status) && !ASKING_CODES.includes(error.code)
}

/**
 * Returns the counter of failed attempts. The name is hashed, so that typed text is neither stored nor longer
 * than any other key.
 */
function failedOn({ ip }: FastifyRequest, { account, device }: Tried): string {
  return `failed ${device ? `on ${device}` : networkOf(ip)} ${hashOf(account)}`
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
