/** Sample rate of the file. */
const WAV_RATE = 24_000
const HEAD_BYTES = 44
const SAMPLE_BYTES = 2

/**
 * Returns mastered audio (24 or 48 kHz, mono, -1 to 1) as a 16-bit WAV of 24 kHz. 48 kHz is decimated without a filter, because
 * voices have nothing above 11 kHz.
 */
export function wavOf(pieces: readonly Float32Array[], rate: number): Buffer {
  const every = rate / WAV_RATE
  const count = pieces.reduce((sum, { length }) => sum + length, 0)
  const size = Math.ceil(count / every) * SAMPLE_BYTES
  const file = Buffer.alloc(HEAD_BYTES + size)
  file.write('RIFF', 0, 'latin1')
  file.writeUInt32LE(HEAD_BYTES - 8 + size, 4)
  file.write('WAVEfmt ', 8, 'latin1')
  // fmt chunk: PCM, one channel.
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(WAV_RATE, 24)
  file.writeUInt32LE(WAV_RATE * SAMPLE_BYTES, 28)
  file.writeUInt16LE(SAMPLE_BYTES, 32)
  file.writeUInt16LE(8 * SAMPLE_BYTES, 34)
  file.write('data', 36, 'latin1')
  file.writeUInt32LE(size, 40)
  const samples = new Int16Array(file.buffer, file.byteOffset + HEAD_BYTES, size / SAMPLE_BYTES)
  let at = 0
  for (const piece of pieces) {
    for (const sample of piece) {
      if (at % every === 0) samples[at / every] = Math.round(sample * 32767)
      at++
    }
  }
  return file
}
