// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { core } from '../../../test/core.ts'
import { show } from '../../../test/show.tsx'
import { someUser } from '../../../test/some-user.ts'
import { WebhookDialog } from './webhook-dialog.tsx'

const create = { name: 'Create Webhook' }

it('asks for a URL and an event before it creates a webhook', async () => {
  const { calls } = core({})
  const { person } = show(<WebhookDialog open onClose={() => undefined} />)
  await person.click(await screen.findByRole('button', create))

  expect(await screen.findByText('Please enter a valid URL')).toBeTruthy()
  expect(screen.getByText('Select at least one event')).toBeTruthy()
  expect(calls).not.toContain('POST /api/webhooks')
})

it('creates a webhook for all customers of a site, and shows its secret', async () => {
  const { bodies } = core({
    'GET /auth/user': () => ({ user: someUser({ role: 'partner', memberRole: 'owner' }) }),
    'POST /api/webhooks': () => Response.json({ secret: 'whsec_abc' }),
  })
  const { person } = show(<WebhookDialog open onClose={() => undefined} />, { boot: { hasSession: true } })
  await person.selectOptions(await screen.findByLabelText('Event source'), 'All customers of this site')
  await person.type(screen.getByLabelText('Webhook URL'), 'https://acme.example/hook')
  await person.click(screen.getByRole('checkbox', { name: /lead.created/ }))
  await person.click(screen.getByRole('button', create))

  expect(await screen.findByText('whsec_abc')).toBeTruthy()
  expect(bodies).toContainEqual({ url: 'https://acme.example/hook', events: ['lead.created'], scope: 'site' })
})
