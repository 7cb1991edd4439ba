// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../../test/show.tsx'
import { someVideo } from '../test/some-video.ts'
import { VideoState } from './video-state.tsx'

function showReady(reason: string) {
  const notes = [{ code: 'page-not-shown' as const, reason, message: 'In English.' }]
  show(<VideoState video={someVideo({ status: 'ready', notes })} />)
}

it('explains why the web page is missing in a finished video', () => {
  showReady('page-private')

  expect(screen.getByText(/its address is private/)).toBeTruthy()
})

it('has a message for every other reason', () => {
  showReady('too-many')

  expect(screen.getByText(/it couldn’t be loaded/)).toBeTruthy()
})
