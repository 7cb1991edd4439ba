import { type ProblemCode, type Sentence, problemSentence, problems } from '@vitrine/contract'

/** A validation error of one field of a body. */
export interface FieldProblem extends Sentence {
  field: string
}

interface Details {
  /** A sentence for the person that says more than the code's own. Never names another tenant or an internal part. */
  sentence?: Sentence | undefined
  /** The same where it has no arguments. */
  message?: string
  fields?: FieldProblem[] | undefined
  /** Further members of the problem body, e.g. `{ shortfall: 1.5 }`. */
  extra?: Record<string, unknown> | undefined
  cause?: unknown
}

/** A refusal by a rule of the product. Services throw it, routes never catch it; the cause goes to the log only. */
export class AppError extends Error {
  readonly code: ProblemCode
  readonly status: number
  /** The message for people, translated later. `message` is its English text with open arguments, for the log. */
  readonly sentence: Sentence
  readonly fields: FieldProblem[] | undefined
  readonly extra: Record<string, unknown> | undefined

  constructor(code: ProblemCode, { message, sentence, fields, extra, cause }: Details = {}) {
    const said = sentence ?? (message === undefined ? problemSentence(code) : { message })
    super(said.message, { cause })
    this.sentence = said
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
