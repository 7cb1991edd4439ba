import { z } from 'zod'
import { NewScimToken, ScimMessage, ScimSetup } from '../entities/scim.ts'
import type { Table } from '../types.ts'
import { Id, Ok } from './shapes.ts'

const UserId = z.object({ userId: z.string().max(100) })

/** Common to every call of the protocol: a token in its header, and errors in the protocol's own form. */
const shared = {
  feature: 'sso',
  access: 'anyone',
  response: ScimMessage,
  otherwise: 'file',
  problems: [],
} as const

/** SCIM 2.0 (RFC 7644): an identity provider creates, changes and deactivates the people of a site. */
const protocol = {
  'GET /scim/v2/ServiceProviderConfig': {
    ...shared,
    limit: 'read',
    summary: 'The SCIM features that this site supports.',
  },
  'GET /scim/v2/ResourceTypes': { ...shared, limit: 'read', summary: 'The kinds of resources: users.' },
  'GET /scim/v2/Schemas': { ...shared, limit: 'read', summary: 'The attributes of a user.' },
  'GET /scim/v2/Users': {
    ...shared,
    limit: 'read',
    summary: 'The people of the site, with `filter=userName eq "…"`, `startIndex` and `count`.',
    query: z.object({
      filter: z.string().max(500).optional(),
      startIndex: z.string().max(12).optional(),
      count: z.string().max(12).optional(),
    }),
  },
  'POST /scim/v2/Users': {
    ...shared,
    limit: 'change',
    summary: 'Creates a person. Their address must belong to a verified single sign-on domain.',
    body: 'raw',
    status: 201,
  },
  'GET /scim/v2/Users/:userId': { ...shared, limit: 'read', summary: 'One person.', params: UserId },
  'PUT /scim/v2/Users/:userId': {
    ...shared,
    limit: 'change',
    summary: 'Replaces display name and state of a person. Owners are not changed.',
    params: UserId,
    body: 'raw',
  },
  'PATCH /scim/v2/Users/:userId': {
    ...shared,
    limit: 'change',
    summary: 'Changes display name or state of a person. Deactivation ends sessions and API keys at once.',
    params: UserId,
    body: 'raw',
  },
  'DELETE /scim/v2/Users/:userId': {
    ...shared,
    limit: 'change',
    summary: 'Deactivates a person. Nothing of theirs is deleted. Owners stay.',
    params: UserId,
    body: 'raw',
    status: 204,
  },
} as const satisfies Table

const settings = {
  'GET /api/whitelabel/scim': {
    feature: 'sso',
    summary: 'The base URL of SCIM, and its tokens without their secrets.',
    access: 'partner-owner',
    limit: 'read',
    scope: null,
    duringImpersonation: 'refused',
    response: ScimSetup,
    problems: [],
  },
  'POST /api/whitelabel/scim/tokens': {
    feature: 'sso',
    summary: 'Creates a token for an identity provider. Its secret is returned once.',
    access: 'partner-owner',
    limit: 'change',
    scope: null,
    duringImpersonation: 'refused',
    response: NewScimToken,
    hasSecret: true,
    status: 201,
    problems: ['scim-tokens-full', 'reauthentication-needed'],
  },
  'DELETE /api/whitelabel/scim/tokens/:id': {
    feature: 'sso',
    summary: 'Revokes a token at once.',
    access: 'partner-owner',
    limit: 'change',
    scope: null,
    duringImpersonation: 'refused',
    params: Id,
    response: Ok,
    problems: ['not-found', 'reauthentication-needed'],
  },
} as const satisfies Table

export const scim = { ...protocol, ...settings } as const
