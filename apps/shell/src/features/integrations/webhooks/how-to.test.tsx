// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { core } from '../../../test/core.ts'
import { show } from '../../../test/show.tsx'
import { someBoot } from '../../../test/some-boot.ts'
import { someUser } from '../../../test/some-user.ts'
import { HowTo } from './how-to.tsx'

const asking = (user: object) => core({ 'GET /auth/user': () => ({ user: someUser(user) }) })
const withKeys = { switches: { ...someBoot().switches, customerKeys: true } }

it('explains API key features to customers who may have keys', async () => {
  asking({})
  show(<HowTo />, { boot: withKeys })

  expect(await screen.findByText('Use with AI agents (MCP)')).toBeTruthy()
  expect(screen.getByText(/use their HTTP step with an API key/)).toBeTruthy()
  expect(screen.queryByText(/aren’t turned on/)).toBeNull()
})

it('says whom to ask when customers have no keys, and keeps what works without', async () => {
  asking({})
  show(<HowTo />)

  expect(await screen.findByText(/API keys aren’t turned on for customers/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'help@acme.example' })).toBeTruthy()
  expect(screen.getByText(/add it here as a webhook/)).toBeTruthy()
  expect(screen.queryByText(/Use with AI agents|with an API key/)).toBeNull()
})

it('refers the team to its owners and admins, who alone have keys there', async () => {
  asking({ role: 'partner', memberRole: 'editor' })
  show(<HowTo />, { boot: withKeys })

  expect(await screen.findByText(/Owners and admins of your team create API keys/)).toBeTruthy()
  expect(screen.queryByText('Use with AI agents (MCP)')).toBeNull()
})
