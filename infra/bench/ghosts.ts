// Measures ghosting: how much of an earlier picture remains on static areas. Compares every drawn frame with its decoded frame,
// macroblock by macroblock. `npm run bench -- only ghosts` measures eight presenters in light and dark at 720p and 1080p; arguments
// select rows by name.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { layoutOf } from '../../packages/presenter/src/composition/layout.ts'
import { leadSilenceOf } from '../../packages/presenter/src/composition/lead-silence.ts'
import { prepareCanvas } from '../../packages/presenter/src/engine/canvas/canvas.ts'
import { createCompositor } from '../../packages/presenter/src/engine/compositor.ts'
import type { RenderJob } from '../../packages/presenter/src/engine/index.ts'
import { renderFrames } from '../../packages/presenter/src/engine/render-frames.ts'
import { animationOf, renderInputsOf } from '../../packages/presenter/src/engine/render-inputs.ts'
import { readScript } from '../../packages/presenter/src/engine/speech/read-script.ts'
import { synthesizeScript } from '../../packages/presenter/src/engine/speech/synthesize-script.ts'
import { openVoice } from '../../packages/presenter/src/engine/voices/open-voice.ts'
import { type PresenterId, presenters } from '../../packages/presenter/src/rig/presenters.ts'
import { createGhostMeter } from './ghost-meter.ts'

const BRAND = {
  name: 'Waymark',
  primary: '#0b6e69',
  secondary: '#27406b',
  accent: '#f2a541',
  scene: 'tourism',
} as const

function jobOf(presenterId: PresenterId, isDark: boolean, definition: '720p' | '1080p', outputPath: string): RenderJob {
  return {
    script: 'Meet Porto Sereno. Walk by the water and through four old harbours. Then come and taste the soup.',
    language: 'en',
    presenterId,
    brand: { ...BRAND, mode: isDark ? 'dark' : 'light' },
    definition,
    title: 'Porto Sereno',
    opening: true,
    lowerThird: { name: 'Maya', role: 'Porto Sereno travel office' },
    facts: { title: 'Porto Sereno', subtitle: 'Four old harbours', price: '$1,290' },
    outputPath,
  }
}

async function measure(job: RenderJob) {
  prepareCanvas(JSON.stringify(job), undefined)
  const { person, script } = readScript(job)
  const voice = await openVoice(job, person.id, script)
  const speech = await synthesizeScript(voice, script, {
    pushAudio: () => {},
    onSentence: () => {},
    ...leadSilenceOf(job),
  })
  const { context, plan } = await renderInputsOf(job, animationOf(job, speech, script), speech)
  const meter = await createGhostMeter(layoutOf(job).picture)
  await renderFrames(plan, createCompositor(context, plan.shots), meter, () => {})
  return meter.finish()
}

// The codecs do not keep the process alive.
setInterval(() => {}, 1000)
const chosen = process.argv.slice(2)
const folder = await mkdtemp(join(tmpdir(), 'ghosts-'))
const lines = []
for (const { id } of presenters.slice(0, 8))
  for (const look of ['light', 'dark'])
    for (const definition of ['720p', '1080p'] as const) {
      const row = `${id}-${look}-${definition}`
      if (chosen.length > 0 && !chosen.includes(row)) continue
      lines.push({ row, ...(await measure(jobOf(id, look === 'dark', definition, join(folder, 'video.mp4')))) })
    }
await rm(folder, { recursive: true })
console.table(lines)
process.exit(0)
