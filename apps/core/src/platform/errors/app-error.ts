import { type ProblemCode, type Sentence, problemSentence, problems } from '@vitrine/contract'

/** A validation error of one field of a body. */
export interface FieldProblem extends Sentence {
  field: string
}

interface Details {
  /** A message for the person, more specific than that of the code. It never names another tenant or internals. */
  sentence?: Sentence | undefined
  /** A `sentence` without arguments. */
  message?: string
  fields?: FieldProblem[] | undefined
  /** Further members of the problem body, e.g. `{ shortfall: 1.5 }`. */
  extra?: Record<string, unknown> | undefined
  cause?: unknown
}

/** An error that a rule of the product causes. Services throw it and routes never catch it; the cause goes to the log only. */
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

  /**
   * Returns an error without a stack. Nobody reads the stacks of errors that occur by the thousand, and they cost a fifth of
   * the time.
   */
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
