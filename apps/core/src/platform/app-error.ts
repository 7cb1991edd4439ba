import { type FieldFault, type ProblemCode, problems } from '@vitrine/contract'

interface Details {
  /** A sentence for the person that says more than the code's own. Never names another tenant or an internal part. */
  message?: string
  fields?: FieldFault[] | undefined
  /** Further members of the problem body, e.g. `{ shortfall: 1.5 }`. */
  extra?: Record<string, unknown> | undefined
  cause?: unknown
}

/** A refusal by a rule of the product. Services throw it, routes never catch it; the cause goes to the log only. */
export class AppError extends Error {
  readonly code: ProblemCode
  readonly status: number
  readonly fields: FieldFault[] | undefined
  readonly extra: Record<string, unknown> | undefined

  constructor(code: ProblemCode, { message, fields, extra, cause }: Details = {}) {
    super(message ?? problems[code].message, { cause })
    this.code = code
    this.status = problems[code].status
    this.fields = fields
    this.extra = extra
  }

  /** Makes an error without a stack, which nobody reads of a refusal that comes by the thousand and costs a fifth of it. */
  static withoutStack(code: ProblemCode, details?: Details): AppError {
    const { stackTraceLimit } = Error
    Error.stackTraceLimit = 0
    try {
      return new AppError(code, details)
    } finally {
      Error.stackTraceLimit = stackTraceLimit
    }
  }
}
