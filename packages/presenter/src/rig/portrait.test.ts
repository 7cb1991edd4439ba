import { createCanvas, loadImage } from '@napi-rs/canvas'
import type { Canvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { drawStill, STILLS } from '../../test/stills.ts'
import { armsAt } from './gestures.ts'
import { portraitPoseOf } from './pose.ts'
import { PORTRAIT } from './portrait.ts'
import { presenters } from './presenters.ts'

const HAND_RADIUS = 48

test.each(presenters.map((person) => [person.name, person] as const))(
  'the portrait of %s cuts no hand: each is whole or out of sight',
  (_, person) => {
    const { gesture, reach, posture } = portraitPoseOf(person)
    const { left, right } = armsAt(gesture, reach, posture)
    for (const { wrist } of [left, right]) {
      const isWhole = Math.abs(wrist[0]) + HAND_RADIUS < PORTRAIT.width / 2 && wrist[1] + HAND_RADIUS < PORTRAIT.below
      const isOutOfSight = wrist[1] - HAND_RADIUS > PORTRAIT.below
      expect(isWhole || isOutOfSight).toBe(true)
    }
  },
)

test('portraits side by side differ: heads turn both ways, and some hands are at the heart', () => {
  const poses = presenters.map((person) => portraitPoseOf(person))
  expect(poses.filter(({ yaw }) => yaw < 0).length).toBe(presenters.length / 2)
  expect(new Set(poses.map(({ gesture }) => gesture)).size).toBeGreaterThan(1)
})

// Lossy files of another library version are well below it. Another pose is far above.
const LARGEST_MEAN = 4

async function onWhite(picture: Canvas | Awaited<ReturnType<typeof loadImage>>) {
  const copy = createCanvas(picture.width, picture.height)
  const canvas = copy.getContext('2d')
  canvas.fillStyle = '#ffffff'
  canvas.fillRect(0, 0, copy.width, copy.height)
  canvas.drawImage(picture, 0, 0)
  return canvas.getImageData(0, 0, copy.width, copy.height).data
}

test.each(presenters.map((person) => [person.name, person] as const))(
  'the still of %s is the portrait that pages draw over it',
  async (_, person) => {
    const kept = await onWhite(await loadImage(new URL(`${person.id}.webp`, STILLS)))
    const drawn = await onWhite(drawStill(person))
    const differences = drawn.map((value, index) => Math.abs(value - (kept[index] ?? 0)))
    expect(differences.reduce((sum, value) => sum + value, 0) / drawn.length).toBeLessThan(LARGEST_MEAN)
  },
)
