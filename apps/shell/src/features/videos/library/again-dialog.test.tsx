// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { core } from '../../../test/core.ts'
import { show } from '../../../test/show.tsx'
import { someVideo } from '../test/some-video.ts'
import { AgainDialog } from './again-dialog.tsx'

it('shows the cost of the video in its own voice before it is made again', async () => {
  const { sound } = someVideo()
  const video = someVideo({ status: 'ready', sound: { ...sound, voice: 'site:ana', speed: 0.85 } })
  const { bodies } = core({
    'POST /api/estimate-script': () => ({ wordCount: 5, duration: 0.1, creditsNeeded: 1.5, language: 'en' }),
  })
  show(<AgainDialog video={video} kind="duplicate" onClose={() => undefined} />)

  expect(await screen.findByText(/1\.5/)).toBeTruthy()
  expect(bodies).toContainEqual({ script: video.script, language: 'en', speed: 0.85, voice: 'site:ana' })
})

it('warns about a pause over the maximum', async () => {
  core({})
  const video = someVideo({ status: 'ready', script: 'Come in. [pause 99s] This is the hall.' })
  show(<AgainDialog video={video} kind="duplicate" onClose={() => undefined} />)

  const told = (await screen.findByText(/A pause lasts 0.1 to 5 seconds/)).textContent
  expect(told).toContain('[pause 99s]')
})
