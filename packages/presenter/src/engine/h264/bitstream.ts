/** Writes bits, most significant first. */
export function createBitWriter() {
  let bytes = new Uint8Array(1 << 16)
  let length = 0
  let waiting = 0
  let waitingBits = 0

  function grow(): void {
    const larger = new Uint8Array(bytes.length * 2)
    larger.set(bytes)
    bytes = larger
  }
  /** Writes at most 24 bits. */
  function write(value: number, count: number): void {
    waiting = (waiting << count) | value
    waitingBits += count
    while (waitingBits >= 8) {
      waitingBits -= 8
      if (length === bytes.length) grow()
      bytes[length++] = waiting >>> waitingBits
      waiting &= (1 << waitingBits) - 1
    }
  }
  /** Writes an unsigned Exp-Golomb number, ue(v). */
  function writeNumber(value: number): void {
    const size = 31 - Math.clz32(value + 1)
    write(0, size)
    write(value + 1, size + 1)
  }
  return {
    write,
    writeNumber,
    writeSigned: (value: number) => writeNumber(value > 0 ? 2 * value - 1 : -2 * value),
    /** Writes the stop bit, returns the bytes and resets the writer. */
    finish(): Uint8Array {
      write(1, 1)
      if (waitingBits > 0) write(0, 8 - waitingBits)
      const written = bytes.slice(0, length)
      length = 0
      return written
    },
  }
}
export type BitWriter = ReturnType<typeof createBitWriter>

/** Reads bits and Exp-Golomb numbers. */
export function createBitReader(bytes: Uint8Array) {
  let at = 0
  function read(count: number): number {
    let value = 0
    for (let index = 0; index < count; index++, at++)
      value = value * 2 + (((bytes[at >> 3] ?? 0) >> (7 - (at & 7))) & 1)
    return value
  }
  function readNumber(): number {
    let size = 0
    while (size < 31 && read(1) === 0) size++
    return 2 ** size - 1 + read(size)
  }
  return { read, readNumber }
}

/** Inserts emulation prevention bytes. */
export function withEmulationPrevention(payload: Uint8Array): Uint8Array {
  const out = new Uint8Array(payload.length + (payload.length >> 1) + 1)
  let length = 0
  let zeros = 0
  for (const byte of payload) {
    if (zeros >= 2 && byte <= 3) {
      out[length++] = 3
      zeros = 0
    }
    out[length++] = byte
    zeros = byte === 0 ? zeros + 1 : 0
  }
  return out.slice(0, length)
}

export function withoutEmulationPrevention(bytes: Uint8Array): Uint8Array {
  return bytes.filter((byte, index) => !(byte === 3 && index >= 2 && bytes[index - 1] === 0 && bytes[index - 2] === 0))
}
