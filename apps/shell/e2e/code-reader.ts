import { readFileSync } from 'node:fs'
import scanner from 'jsqr'
import type { Page } from 'playwright-core'

const TYPES = { PNG: 'image/png', SVG: 'image/svg+xml' }
/** A telephone's camera sees no more of it. */
const SEEN_PIXELS = 400

/** Saves the QR code of the open share dialog as a file of this kind, and answers what a telephone reads in it. */
export async function readCode(page: Page, kind: 'PNG' | 'SVG'): Promise<string | undefined> {
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: `QR code as ${kind}` }).click()
  const file = await saved
  if (!file.suggestedFilename().endsWith(` QR.${kind.toLowerCase()}`)) return file.suggestedFilename()
  const address = `data:${TYPES[kind]};base64,${readFileSync(await file.path()).toString('base64')}`
  const seen = await page.evaluate(look, [address, SEEN_PIXELS] as const)
  return scanner.default(Uint8ClampedArray.from(seen), SEEN_PIXELS, SEEN_PIXELS)?.data
}

async function look([address, size]: readonly [string, number]): Promise<number[]> {
  const picture = Object.assign(new Image(), { src: address })
  await picture.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size })
  const context = canvas.getContext('2d')
  context?.drawImage(picture, 0, 0, size, size)
  return [...(context?.getImageData(0, 0, size, size).data ?? [])]
}
