import { type ProblemBody, type ProblemCode, problemSentence, problems } from '@vitrine/contract'
import { translateProblem } from '../problem-messages.ts'

/** The body of every problem (RFC 9457). Some have further members, such as `shortfall`. */
export const problemSchema = {
  type: 'object',
  required: ['type', 'title', 'status', 'code', 'message', 'requestId'],
  properties: {
    type: { type: 'string', description: 'Names the problem, as `code` does.' },
    title: { type: 'string', description: 'The problem in English.' },
    status: { type: 'integer' },
    code: { type: 'string', description: 'For programs to tell problems apart.' },
    message: { type: 'string', description: 'For people, in the language that Accept-Language asks for.' },
    requestId: { type: 'string', description: 'To be quoted to support.' },
    retryAfterSeconds: { type: 'integer', description: 'When to try again, where that helps.' },
    fields: {
      type: 'array',
      description: 'What to change in which field of the body.',
      items: {
        type: 'object',
        required: ['field', 'message'],
        properties: { field: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
}

/** Returns an example of the response with this problem. */
export function problemExample(code: ProblemCode): ProblemBody {
  const title = translateProblem('en', problemSentence(code))
  const { status } = problems[code]
  return { type: `/problems/${code}`, title, status, code, message: title, requestId: 'req-1042' }
}
