/** A field of a protobuf message. Numbers are not unpacked: what is copied needs no understanding. */
interface Field {
  number: number
  /** The whole field, its tag included. */
  bytes: Buffer
  /** The content of a length-delimited field; empty for other fields. */
  content: Buffer
}

const VARINT = 0
const FIXED_64 = 1
const DELIMITED = 2
const FIXED_32 = 5
const CONTINUES = 0x80

function varintAt(bytes: Buffer, start: number): { value: number; end: number } {
  let value = 0
  let factor = 1
  for (let at = start; at < bytes.length; at++) {
    const byte = bytes[at] as number
    value += (byte & 0x7f) * factor
    if (byte < CONTINUES) return { value, end: at + 1 }
    factor *= CONTINUES
  }
  throw new Error('The message is cut off.')
}

/** Yields the fields of a message without copying any. Throws where the bytes are no whole message. */
export function* fieldsOf(bytes: Buffer): Generator<Field> {
  for (let start = 0; start < bytes.length;) {
    const tag = varintAt(bytes, start)
    const [number, wireType] = [Math.floor(tag.value / 8), tag.value % 8]
    let [from, end] = [tag.end, tag.end]
    if (wireType === VARINT) end = varintAt(bytes, tag.end).end
    else if (wireType === FIXED_64) end += 8
    else if (wireType === FIXED_32) end += 4
    else if (wireType === DELIMITED) {
      const length = varintAt(bytes, tag.end)
      from = length.end
      end = from + length.value
    } else throw new Error('The message is damaged.')
    if (end > bytes.length) throw new Error('The message is cut off.')
    const content = wireType === DELIMITED ? bytes.subarray(from, end) : bytes.subarray(end, end)
    yield { number, bytes: bytes.subarray(start, end), content }
    start = end
  }
}

function varint(value: number): Buffer {
  const bytes: number[] = []
  let left = value
  for (; left >= CONTINUES; left = Math.floor(left / CONTINUES)) bytes.push((left % CONTINUES) + CONTINUES)
  return Buffer.from([...bytes, left])
}

/** Returns a field with a whole number of 0 or more. */
export const numberField = (number: number, value: number) =>
  Buffer.concat([varint(number * 8 + VARINT), varint(value)])

/** Returns tag and length of a field whose content of `length` bytes follows. */
export const fieldHead = (number: number, length: number) =>
  Buffer.concat([varint(number * 8 + DELIMITED), varint(length)])

/** Returns a field with a text, or with a message that is made of fields. */
export function field(number: number, ...content: readonly (Buffer | string)[]): Buffer {
  const bytes = Buffer.concat(content.map((part) => Buffer.from(part)))
  return Buffer.concat([fieldHead(number, bytes.length), bytes])
}
