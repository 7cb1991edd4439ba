import { type Call, sentence } from '@vitrine/contract'
import { type ApiKey, api, bodySchemaOf } from '@vitrine/contract/api'
import { parse } from 'secure-json-parse'
import { AppError } from '../../errors/app-error.ts'
import { defineTasks } from '../../thread-pool/task.ts'
import { validate } from './validate.ts'

/** The contract is nested 8 deep at most. */
const DEPTH_MAX = 32
const TOO_DEEP = sentence('The JSON in this request is nested more than {maximum, number} levels deep.', {
  maximum: DEPTH_MAX,
})

export const tasks = defineTasks(import.meta.url, { readBody })

function readBody({ key, bytes }: { key: ApiKey; bytes: Uint8Array }): unknown {
  const call: Call = api[key]
  return validate(bodySchemaOf(call), parseJson(bytes))
}

/** Throws `bad-request` for invalid JSON, too deep nesting, and keys that name an object's prototype. */
export function parseJson(bytes: Uint8Array): unknown {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8')
  if (isTooDeep(text)) throw new AppError('bad-request', { sentence: TOO_DEEP })
  try {
    return parse(text, { protoAction: 'error', constructorAction: 'error' })
  } catch (cause) {
    throw new AppError('bad-request', { cause })
  }
}

/** Counts brackets outside of strings, before anything is parsed. */
function isTooDeep(text: string): boolean {
  let depth = 0
  let isText = false
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at)
    if (sign === QUOTE) isText = !isText
    else if (isText && sign === BACKSLASH) at++
    else if (isText) continue
    else if (sign === OPEN_LIST || sign === OPEN_OBJECT) {
      if (++depth > DEPTH_MAX) return true
    } else if (sign === CLOSE_LIST || sign === CLOSE_OBJECT) depth--
  }
  return false
}

const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x22, 0x5c, 0x5b, 0x5d, 0x7b, 0x7d]
