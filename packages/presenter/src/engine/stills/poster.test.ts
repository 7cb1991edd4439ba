import { beforeAll, expect, test } from 'vitest'
import { sampleJob } from '../../../test/sample-job.ts'
import { nameTag } from '../../composition/cards/name-tag.ts'
import { paletteOf } from '../../composition/palette.ts'
import { sceneLayoutOf } from '../../composition/scene-layout.ts'
import { prepareCanvas } from '../canvas/canvas.ts'
import { shotCardOf, stageOf } from '../shot-card.ts'
import { posterShot } from './poster.ts'

beforeAll(() => prepareCanvas('Old'))

test.each(['16:9', '9:16', '1:1', '4:5', '5:4'] as const)('in %s the poster’s name tag is below its title', (shape) => {
  const job = sampleJob('', { shape, lowerThird: { name: 'Leila Rahimi', role: 'Old Harbour Walks' } })
  const context = { job, palette: paletteOf(job.brand), assets: { pictures: [] } } as never
  for (const title of [
    'Harbour',
    'Old Harbour morning walk',
    'A long walk along the old harbour and its lighthouses',
  ]) {
    const shot = posterShot(title)
    const layout = sceneLayoutOf(job, shot)
    const stage = stageOf(context, layout)
    const words = shotCardOf(context, layout, stage, shot, undefined)?.card.boxes ?? []
    const [tag] = nameTag(stage, job.lowerThird, layout.nameTag).boxes
    const end = Math.max(...words.map(({ y, height }) => y + height))

    expect(words).not.toHaveLength(0)
    expect(tag?.y).toBeGreaterThan(end)
  }
})
