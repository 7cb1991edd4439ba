import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { tempFolder } from '../../test/sample-job.ts'
import { chooseMouths } from './choose-mouths.ts'
import { fitSimilarity, inverseOf, moved } from './face-space.ts'
import { KEPT, PLACES } from './landmarks.ts'
import { lipTrackOf } from './lip-track.ts'
import { createMouthFile, openMouthFile } from './mouth-file.ts'
import type { MouthTarget } from './mouth-targets.ts'
import type { FaceRow, Person } from './person.ts'

const folder = await tempFolder()
afterAll(() => rm(folder, { recursive: true, force: true }))

const target = (changes: Partial<MouthTarget>): MouthTarget => ({
  opening: 0.1,
  width: 0.5,
  openingMax: Infinity,
  heightMax: Infinity,
  isShut: false,
  ...changes,
})

/** Returns landmarks that differ only in the lips: the lower lip is `opening` below the upper one. */
function pointsOf(opening: number): Float32Array {
  const all = new Float32Array(KEPT.length * 2)
  for (const place of PLACES.lowerLip) all[place * 2 + 1] = opening
  return all
}

const faceRow = (opening: number, seconds: number, yaw = 0): FaceRow => ({
  points: pointsOf(opening),
  shape: { opening, width: 0.5, height: 0.2 + opening, jaw: 1.2 },
  pose: { yaw, pitch: 0 },
  seconds,
  fromFace: { a: 100, b: 0, x: 0, y: 0 },
})

function personWith(rows: readonly FaceRow[]): Person {
  const spread = { opening: 0.03, width: 0.03, height: 0.03, jaw: 0.03 }
  const thumbnails = rows.map((_, index) => new Uint8Array(48).fill(index * 3))
  return { rows, thumbnails, base: [], quantile: () => 0, spread }
}

describe('the choice of mouths', () => {
  // A mouth that opens and shuts twice in a second, at 30 pictures a second.
  const opening = (index: number) => 0.08 + 0.07 * Math.sin((index / 30) * 4 * Math.PI)
  const rows = Array.from({ length: 90 }, (_, index) => faceRow(opening(index), index / 30))

  test('continues the recording on request', () => {
    const targets = Array.from({ length: 15 }, (_, step) => target({ opening: opening(step * 2) }))
    const chosen = chooseMouths(personWith(rows), targets, [])
    const jumps = chosen.filter(({ row }, step) => step > 0 && Math.abs(row - (chosen[step - 1]?.row ?? 0) - 2) > 2)

    expect(jumps.length).toBeLessThanOrEqual(1)
    for (const [step, { row }] of chosen.entries())
      expect(Math.abs((rows[row]?.shape.opening ?? 1) - (targets[step]?.opening ?? 0))).toBeLessThan(0.03)
  })

  test('chooses the picture with the pose of the face, even if another fits the sound better', () => {
    const turned = [faceRow(0.1, 0, 9), faceRow(0.13, 5, 0)]
    const face = faceRow(0.02, 0, 0)

    expect(chooseMouths(personWith(turned), [target({})], [face])).toMatchObject([{ row: 1 }])
  })

  test('chooses no open mouth where lips must meet', () => {
    const both = [faceRow(0.12, 0), faceRow(0.03, 5)]
    const shut = target({ opening: 0.1, openingMax: 0.05, isShut: true })

    expect(chooseMouths(personWith(both), [shut], [])).toEqual([{ row: 1, mixedWith: undefined }])
  })
})

describe('the lips over time', () => {
  test('are closed where they must meet, whatever precedes and follows', () => {
    const rows = [faceRow(0.15, 0), faceRow(0.06, 5), faceRow(0.15, 9)]
    const choices = [0, 1, 2].map((row) => ({ row, mixedWith: undefined }))
    const targets = [target({ opening: 0.15 }), target({ opening: 0.02, isShut: true }), target({ opening: 0.15 })]
    const [, shut] = lipTrackOf(rows, choices, targets)

    expect(shut?.[PLACES.lowerInner * 2 + 1]).toBeCloseTo(0.02, 3)
  })
})

test('a similarity transform is recovered and undone', () => {
  const points = Float32Array.from({ length: KEPT.length * 2 }, (_, index) => Math.sin(index * 1.7) * 3)
  const known = { a: 0.8, b: 0.3, x: 12, y: -4 }
  const found = fitSimilarity(points, moved(points, known), PLACES.still)
  const back = moved(moved(points, known), inverseOf(known))

  for (const name of ['a', 'b', 'x', 'y'] as const) expect(found[name]).toBeCloseTo(known[name], 4)
  for (const [index, value] of back.entries()) expect(value).toBeCloseTo(points[index] ?? 0, 4)
})

test('a mouth file returns its content, including steps without a face', async () => {
  const patch = { width: 16, height: 8 }
  const path = join(folder, 'mouths')
  const file = await createMouthFile(path, patch)
  const picture = new Uint8Array((16 * 8 * 3) / 2).fill(90)
  const [first, second] = [await file.add(picture), await file.add(new Uint8Array(picture.length).fill(180))]
  const row = { points: new Float32Array(KEPT.length * 2).fill(7), pose: { yaw: 3, pitch: -2 }, seconds: 1.5 }
  const thumbnails = [new Uint8Array(48).fill(5)]
  const tables = { rows: [row], thumbnails, base: [undefined, row], calm: { from: 1, to: 2 } }
  await file.finish(tables, [second])
  await file.close()
  const opened = await openMouthFile(path)
  const { data } = await opened.read(0)
  await opened.close()

  expect(first).toBe(0)
  expect([opened.patch, opened.calm, opened.base[0]]).toEqual([patch, tables.calm, undefined])
  expect(opened.rows[0]).toEqual(row)
  expect(opened.base[1]).toEqual(row)
  expect(Math.abs((data[0] ?? 0) - 180)).toBeLessThan(3)
})
