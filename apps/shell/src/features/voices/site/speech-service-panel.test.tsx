// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import type { SpeechServiceOverview } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { core } from '../../../test/core.ts'
import { show } from '../../../test/show.tsx'
import { SpeechServicePanel } from './speech-service-panel.tsx'

/** A server that stores the service it is sent. */
function showPanel() {
  let service: unknown = null
  core({
    'GET /api/whitelabel/speech-service': () =>
      ({ service, charactersThisMonth: { site: 0, installation: 0 } }) as SpeechServiceOverview,
    'PUT /api/whitelabel/speech-service': ({ body }) => {
      service = { ...(body as object), hasKey: true, key: undefined }
      return new Response(null, { status: 204 })
    },
    'DELETE /api/whitelabel/speech-service': () => {
      service = null
      return new Response(null, { status: 204 })
    },
  })
  return show(<SpeechServicePanel />)
}

it('confirms a connected service, keeps the focus and clears the key', async () => {
  const { person } = showPanel()
  await person.click(await screen.findByRole('button', { name: 'Connect a speech service' }))
  await person.type(screen.getByLabelText('API key'), 'secret')
  await person.click(screen.getByRole('button', { name: 'Save speech service' }))

  expect(await screen.findByText('Speech service saved')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save speech service' }))
  expect(screen.getByLabelText('API key')).toHaveProperty('value', '')
})

it('offers to connect again after disconnecting, and moves the focus there', async () => {
  const { person } = showPanel()
  await person.click(await screen.findByRole('button', { name: 'Connect a speech service' }))
  await person.click(screen.getByRole('button', { name: 'Save speech service' }))
  await person.click(await screen.findByRole('button', { name: 'Disconnect' }))
  const dialog = await screen.findByRole('dialog')
  await person.click(within(dialog).getByRole('button', { name: 'Disconnect' }))

  const connect = await screen.findByRole('button', { name: 'Connect a speech service' })
  expect(document.activeElement).toBe(connect)
})
