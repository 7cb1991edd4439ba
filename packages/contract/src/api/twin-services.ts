import { z } from 'zod'
import { TwinServiceOverview, TwinServiceSettings } from '../entities/twin-services.ts'
import type { Table } from '../types.ts'
import { Ok } from './shapes.ts'

/** Calls that manage the service which trains a site's digital twins and renders their lip sync. */
export const twinServices = {
  'GET /api/whitelabel/twin-service': {
    feature: 'twin-services',
    summary: 'The service that trains the digital twins of this site, without its key.',
    access: 'partner',
    limit: 'read',
    scope: null,
    duringImpersonation: 'allowed',
    response: TwinServiceOverview,
    problems: [],
  },
  'PUT /api/whitelabel/twin-service': {
    feature: 'twin-services',
    summary:
      'Connects or changes a service, which trains twins approved from now on. A new address counts as a new service.',
    access: 'partner-owner',
    limit: 'change',
    scope: null,
    duringImpersonation: 'refused',
    body: TwinServiceSettings,
    response: TwinServiceOverview,
    problems: [],
  },
  'DELETE /api/whitelabel/twin-service': {
    feature: 'twin-services',
    summary: 'Disconnects the service. Twins are deleted there, and videos show their recordings again.',
    access: 'partner-owner',
    limit: 'change',
    scope: null,
    duringImpersonation: 'refused',
    response: Ok,
    problems: ['not-found'],
  },
  'POST /api/twin-callbacks/:token': {
    feature: 'twin-services',
    summary: 'Callback of a twin service. Its body is not trusted: the state is read from the service.',
    access: 'anyone',
    limit: 'none',
    body: 'raw',
    params: z.object({ token: z.string().max(200) }),
    response: Ok,
    problems: ['not-found'],
  },
} as const satisfies Table
