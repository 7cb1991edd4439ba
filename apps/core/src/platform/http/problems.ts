import { type ProblemBody, type ProblemCode, problemSentence } from '@vitrine/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { AppError } from '../errors/app-error.ts'
import { isConnectionLost, isDatabaseUnavailable } from '../db/unavailable.ts'
import { defaultHeaders } from './headers.ts'
import { languageOf } from './language.ts'
import { type SendNotice, wantsPage } from './pages/notice-page.ts'
import { translateProblem } from './problem-messages.ts'

/** Our codes for the framework's errors. Any other error is an internal one. */
const FRAMEWORK_CODES: Record<string, ProblemCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'bad-request',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'bad-request',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad-request',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrong-media-type',
  FST_ERR_BAD_URL: 'not-found',
  FST_ERR_MAX_PARAM_LENGTH: 'not-found',
}

const UNREAD_BYTES_MAX = 16 * 1024

/**
 * Turns every error into `application/problem+json` with the request id, or into a page where a browser asked for one and the
 * fault is ours or the call returns a file. Only the log gets the stack.
 */
export function installProblems(app: FastifyInstance, { sendNotice }: { sendNotice: SendNotice }): void {
  app.setErrorHandler((error: FastifyError | AppError, request, reply) => {
    const problem = asAppError(error)
    // The listener has logged that the database is unavailable, once for all requests.
    if (problem.status >= 500 && !isConnectionLost(error))
      request.log.error({ tenant: request.tenant?.slug, err: error }, 'request failed')
    if (problem.status >= 500 && request.tenant && wantsPage(request))
      return sendNotice(request, reply, request.tenant, 'failed')
    if (request.tenant && wantsPage(request) && isFile(request)) {
      const message = translateProblem(languageOf(request), problem.sentence)
      return sendNotice(request, reply, request.tenant, { message, status: problem.status })
    }
    return sendProblem(request, reply, problem)
  })
}

/** Returns whether the route returns a file or a page, which people open in a browser. */
function isFile({ routeOptions }: FastifyRequest): boolean {
  return typeof routeOptions.config.policy?.response === 'string'
}

/** Handles errors of the router itself, before any hook has run. */
export function createRouterProblem(config: Pick<Config, 'mode' | 'hstsSubdomains' | 'platformHost'>) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    sendProblem(request, reply.headers(defaultHeaders(request, config)), asAppError(error))
  }
}

function asAppError(error: FastifyError | AppError): AppError {
  if (error instanceof AppError) return error
  const known = FRAMEWORK_CODES[error.code]
  if (known) return new AppError(known, { cause: error })
  if (isDatabaseUnavailable(error))
    return new AppError('not-serving', { cause: error, extra: { retryAfterSeconds: 5 } })
  const isReadingFault = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500
  return new AppError(isReadingFault ? 'bad-request' : 'internal', { cause: error })
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, error: AppError): FastifyReply {
  const language = languageOf(request)
  const fields = error.fields?.map((fault) => ({ field: fault.field, message: translateProblem(language, fault) }))
  const body: ProblemBody = {
    ...error.extra,
    type: `/problems/${error.code}`,
    title: translateProblem('en', problemSentence(error.code)),
    status: error.status,
    code: error.code,
    message: translateProblem(language, error.sentence),
    requestId: request.id,
    ...(fields ? { fields } : {}),
  }
  const wait = error.extra?.retryAfterSeconds
  if (typeof wait === 'number') reply.header('retry-after', String(wait))
  // The rest of a long body would be read in vain. Uploads are read, so that browsers show why they were refused.
  if (isLongAndUnread(request)) reply.header('connection', 'close')
  // For API clients. Unlike for `Basic`, browsers open no dialog for it.
  if (error.status === 401) reply.header('www-authenticate', 'Bearer')
  // The serializer of the call's successful response must not apply to a problem.
  return reply
    .code(error.status)
    .serializer((value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)))
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(body))
}

/** Returns whether a JSON body is incomplete, and long or of unknown length. */
function isLongAndUnread({ raw, headers }: FastifyRequest): boolean {
  if (raw.complete || !headers['content-type']?.startsWith('application/json')) return false
  return Number(headers['content-length'] ?? Infinity) > UNREAD_BYTES_MAX
}
