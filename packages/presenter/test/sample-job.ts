import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RenderJob } from '../src/composition/render-job.ts'

/** Creates an empty folder for a test. */
export const tempFolder = () => mkdtemp(join(tmpdir(), 'video-test-'))

/** A short video with all elements: card, captions, lower third, poster and logo. */
export const sampleJob = (folder: string, changes: Partial<RenderJob> = {}): RenderJob => ({
  script: 'Meet Porto Sereno. Walk by the water.',
  language: 'en',
  presenterId: 'kai',
  brand: {
    name: 'Waymark',
    primary: '#0b6e69',
    secondary: '#27406b',
    accent: '#f2a541',
    logoSvg:
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><circle cx="20" cy="20" r="18" fill="#0b6e69"/></svg>',
    scene: 'tourism',
  },
  title: 'Porto Sereno',
  lowerThird: { name: 'Kai', role: 'Guide' },
  facts: { title: 'Porto Sereno', price: '$1,290' },
  outputPath: join(folder, 'video.mp4'),
  posterPath: join(folder, 'video.jpg'),
  ...changes,
})
