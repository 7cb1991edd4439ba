/** Sample rate of the file. */
const WAV_RATE = 24_000
export const WAV_HEAD_BYTES = 44
const SAMPLE_BYTES = 2

/**
 * Returns mastered audio (24 or 48 kHz, mono, -1 to 1) as a 16-bit WAV of 24 kHz. 48 kHz is decimated without a filter, because
 * voices have nothing above 11 kHz.
 */
export function wavOf(pieces: readonly Float32Array[], rate: number): Buffer {
  const every = rate / WAV_RATE
  const count = pieces.reduce((sum, { length }) => sum + length, 0)
  const size = Math.ceil(count / every) * SAMPLE_BYTES
  const file = Buffer.alloc(WAV_HEAD_BYTES + size)
  wavHead(size, WAV_RATE).copy(file)
  const samples = new Int16Array(file.buffer, file.byteOffset + WAV_HEAD_BYTES, size / SAMPLE_BYTES)
  let at = 0
  for (const piece of pieces) {
    for (const sample of piece) {
      if (at % every === 0) samples[at / every] = Math.round(sample * 32767)
      at++
    }
  }
  return file
}

/** Returns the head of a 16-bit mono WAV whose samples have so many bytes. */
export function wavHead(bytes: number, rate: number): Buffer {
  const head = Buffer.alloc(WAV_HEAD_BYTES)
  head.write('RIFF', 0, 'latin1')
  head.writeUInt32LE(WAV_HEAD_BYTES - 8 + bytes, 4)
  head.write('WAVEfmt ', 8, 'latin1')
  // fmt chunk: PCM, one channel.
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate * SAMPLE_BYTES, 28)
  head.writeUInt16LE(SAMPLE_BYTES, 32)
  head.writeUInt16LE(8 * SAMPLE_BYTES, 34)
  head.write('data', 36, 'latin1')
  head.writeUInt32LE(bytes, 40)
  return head
}
