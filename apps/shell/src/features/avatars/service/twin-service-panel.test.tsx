// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import type { TwinServiceOverview } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { core } from '../../../test/core.ts'
import { show } from '../../../test/show.tsx'
import { TwinServicePanel } from './twin-service-panel.tsx'

it('confirms that a service is connected, keeps the focus and empties the key', async () => {
  let service: unknown = null
  const overview = () =>
    ({ service, isPublic: true, twins: 0, hasInstallationService: false }) as unknown as TwinServiceOverview
  core({
    'GET /api/whitelabel/twin-service': overview,
    'PUT /api/whitelabel/twin-service': ({ body }) => {
      service = { ...(body as object), hasKey: true, key: undefined }
      return overview()
    },
  })
  const { person } = show(<TwinServicePanel />)
  await person.click(await screen.findByRole('button', { name: 'Connect a lip-sync service' }))
  await person.type(screen.getByLabelText('API key'), 'secret')
  await person.click(screen.getByRole('button', { name: 'Save lip-sync service' }))

  expect(await screen.findByText('Lip-sync service saved')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save lip-sync service' }))
  expect(screen.getByLabelText('API key')).toHaveProperty('value', '')
})
