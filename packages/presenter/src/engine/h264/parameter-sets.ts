import { createBitReader, createBitWriter, withEmulationPrevention, withoutEmulationPrevention } from './bitstream.ts'

/** The fields of the SPS that slices depend on. */
export interface Sequence {
  frameNumberBits: number
  /** 0 when frames are output in coding order. */
  orderBits: number
}

// Profiles with chroma fields in the SPS.
const HIGH_PROFILES = new Set([100, 110, 122, 244, 44, 83, 86, 118, 128])

/** Parses an SPS (clause 7.3.2.1.1) without its header byte. Throws on fields that our encoder never writes. */
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

/** PPS id of P frames. */
export const P_FRAME_PPS_ID = 1
/** slice_qp_delta is relative to 26. */
export const MIDDLE_QUANTIZER = 26

/** chroma_qp_index_offset of P frames: half the step of luma, since errors of colour are specks on the ground that a hand leaves. */
export const CHROMA_OFFSET = -6

/** Returns the PPS of P frames (clause 7.3.2.2): CAVLC, no deblocking. */
function pFrameParameterSet(): Uint8Array {
  const bits = createBitWriter()
  bits.writeNumber(P_FRAME_PPS_ID)
  bits.writeNumber(0)
  bits.write(0, 2)
  for (let count = 0; count < 3; count++) bits.writeNumber(0)
  bits.write(0, 3)
  for (const value of [0, 0, CHROMA_OFFSET]) bits.writeSigned(value)
  bits.write(0b100, 3)
  return unitOf(8, 3, bits.finish())
}

/** Returns a NAL unit. */
export function unitOf(type: number, importance: number, payload: Uint8Array): Uint8Array {
  const body = withEmulationPrevention(payload)
  const unit = new Uint8Array(body.length + 1)
  unit[0] = (importance << 5) | type
  unit.set(body, 1)
  return unit
}

/** Returns a NAL unit with a length prefix, as in mp4. */
export function withLength(unit: Uint8Array): Uint8Array {
  const sized = new Uint8Array(unit.length + 4)
  new DataView(sized.buffer).setUint32(0, unit.length)
  sized.set(unit, 4)
  return sized
}

/** Returns the SPS and the first PPS of an avcC record (ISO/IEC 14496-15) with their header bytes. Lengths must have four bytes. */
export function readDescription(description: Uint8Array): { sequenceSet: Uint8Array; pictureSet: Uint8Array } {
  const view = new DataView(description.buffer, description.byteOffset, description.byteLength)
  if (((description[4] ?? 0) & 3) !== 3 || ((description[5] ?? 0) & 31) !== 1)
    throw new Error('The encoder describes its pictures oddly.')
  const end = 8 + view.getUint16(6)
  const pictureAt = end + 3
  return {
    sequenceSet: description.subarray(8, end),
    pictureSet: description.subarray(pictureAt, pictureAt + view.getUint16(end + 1)),
  }
}

/** Parses an avcC record and adds the PPS of P frames. */
export function addPFrameParameters(description: Uint8Array): { sequence: Sequence; description: Uint8Array } {
  const view = new DataView(description.buffer, description.byteOffset, description.byteLength)
  const { sequenceSet } = readDescription(description)
  const sequence = readSequence(sequenceSet.subarray(1))
  const countAt = 8 + sequenceSet.length
  const count = view.getUint8(countAt)
  let end = countAt + 1
  for (let index = 0; index < count; index++) end += 2 + view.getUint16(end)
  const added = pFrameParameterSet()
  const head = [...description.subarray(0, countAt), count + 1, ...description.subarray(countAt + 1, end)]
  const all = [...head, added.length >> 8, added.length & 255, ...added, ...description.subarray(end)]
  return { sequence, description: Uint8Array.from(all) }
}
