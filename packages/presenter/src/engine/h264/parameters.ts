import { createBitReader, createBitWriter, withEmulationPrevention, withoutEmulationPrevention } from './bits.ts'

/** What the slices of a stream must agree with. */
export interface Sequence {
  frameNumberBits: number
  /** 0 when pictures are shown in the order they are sent. */
  orderBits: number
}

// Profiles that say more about colour before they come to the rest.
const HIGH_PROFILES = new Set([100, 110, 122, 244, 44, 83, 86, 118, 128])

/** Reads a sequence parameter set (clause 7.3.2.1.1), without its first byte. Throws on what the product's encoder never writes. */
function readSequence(unit: Uint8Array): Sequence {
  const bits = createBitReader(withoutEmulationPrevention(unit))
  const profile = bits.read(8)
  bits.read(16)
  bits.readNumber()
  if (HIGH_PROFILES.has(profile)) {
    const colour = [bits.readNumber(), bits.readNumber(), bits.readNumber()]
    const special = bits.read(2)
    if (String(colour) !== '1,0,0' || special !== 0)
      throw new Error('The encoder chose a kind of colour nobody asked for.')
  }
  const frameNumberBits = bits.readNumber() + 4
  const orderType = bits.readNumber()
  if (orderType === 1) throw new Error('The encoder orders pictures in a way nobody asked for.')
  return { frameNumberBits, orderBits: orderType === 0 ? bits.readNumber() + 4 : 0 }
}

/** The number under which the pictures of changes find their parameters. */
export const CHANGES_PARAMETERS = 1
/** Sizes of steps in slices count from here. */
export const MIDDLE_QUANTIZER = 26

/** The picture parameter set for changes (clause 7.3.2.2): short codes instead of arithmetic ones, edges left as they are. */
function changesParameters(): Uint8Array {
  const bits = createBitWriter()
  bits.writeNumber(CHANGES_PARAMETERS)
  bits.writeNumber(0)
  bits.write(0, 2)
  for (let count = 0; count < 3; count++) bits.writeNumber(0)
  bits.write(0, 3)
  for (let count = 0; count < 3; count++) bits.writeSigned(0)
  bits.write(0b100, 3)
  return unitOf(8, 3, bits.finish())
}

/** A unit of the stream with its one-byte head. */
export function unitOf(type: number, importance: number, payload: Uint8Array): Uint8Array {
  const body = withEmulationPrevention(payload)
  const unit = new Uint8Array(body.length + 1)
  unit[0] = (importance << 5) | type
  unit.set(body, 1)
  return unit
}

/** A unit as files hold it: its length first. */
export function withLength(unit: Uint8Array): Uint8Array {
  const sized = new Uint8Array(unit.length + 4)
  new DataView(sized.buffer).setUint32(0, unit.length)
  sized.set(unit, 4)
  return sized
}

/**
 * Reads the description of an mp4's pictures (ISO/IEC 14496-15, avcC) and adds the parameters for changes to it. Units must
 * have lengths of four bytes.
 */
export function describeChanges(description: Uint8Array): { sequence: Sequence; description: Uint8Array } {
  const view = new DataView(description.buffer, description.byteOffset, description.byteLength)
  if (((description[4] ?? 0) & 3) !== 3 || ((description[5] ?? 0) & 31) !== 1)
    throw new Error('The encoder describes its pictures oddly.')
  const size = view.getUint16(6)
  const sequence = readSequence(description.subarray(9, 8 + size))
  const countAt = 8 + size
  const count = view.getUint8(countAt)
  let end = countAt + 1
  for (let index = 0; index < count; index++) end += 2 + view.getUint16(end)
  const added = changesParameters()
  const head = [...description.subarray(0, countAt), count + 1, ...description.subarray(countAt + 1, end)]
  const all = [...head, added.length >> 8, added.length & 255, ...added, ...description.subarray(end)]
  return { sequence, description: Uint8Array.from(all) }
}
