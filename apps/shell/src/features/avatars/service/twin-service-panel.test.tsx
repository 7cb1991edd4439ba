// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import type { TwinServiceOverview } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { core } from '../../../test/core.ts'
import { show } from '../../../test/show.tsx'
import { TwinServicePanel } from './twin-service-panel.tsx'

/** A server that stores the service it is sent. */
function showPanel() {
  let service: unknown = null
  const overview = () =>
    ({ service, isPublic: true, twins: 0, hasInstallationService: false }) as unknown as TwinServiceOverview
  core({
    'GET /api/whitelabel/twin-service': overview,
    'PUT /api/whitelabel/twin-service': ({ body }) => {
      service = { ...(body as object), hasKey: true, key: undefined }
      return overview()
    },
    'DELETE /api/whitelabel/twin-service': () => {
      service = null
      return new Response(null, { status: 204 })
    },
  })
  return show(<TwinServicePanel />)
}

it('confirms a connected service, keeps the focus and clears the key', async () => {
  const { person } = showPanel()
  await person.click(await screen.findByRole('button', { name: 'Connect a lip-sync service' }))
  await person.type(screen.getByLabelText('API key'), 'secret')
  await person.click(screen.getByRole('button', { name: 'Save lip-sync service' }))

  expect(await screen.findByText('Lip-sync service saved')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save lip-sync service' }))
  expect(screen.getByLabelText('API key')).toHaveProperty('value', '')
})

it('offers to connect again after disconnecting, and moves the focus there', async () => {
  const { person } = showPanel()
  await person.click(await screen.findByRole('button', { name: 'Connect a lip-sync service' }))
  await person.type(screen.getByLabelText('API key'), 'secret')
  await person.click(screen.getByRole('button', { name: 'Save lip-sync service' }))
  await person.click(await screen.findByRole('button', { name: 'Disconnect' }))
  const dialog = await screen.findByRole('dialog')
  await person.click(within(dialog).getByRole('button', { name: 'Disconnect' }))

  const connect = await screen.findByRole('button', { name: 'Connect a lip-sync service' })
  expect(document.activeElement).toBe(connect)
})
