const USER = 'urn:ietf:params:scim:schemas:core:2.0:User'
const LIST = 'urn:ietf:params:scim:api:messages:2.0:ListResponse'
export const USER_SCHEMA = USER
/** The most resources of a list response. */
export const COUNT_MAX = 100

export function listOf<Resource>(resources: Resource[], total = resources.length, startIndex = 1) {
  return { schemas: [LIST], totalResults: total, startIndex, itemsPerPage: resources.length, Resources: resources }
}

export function serviceProviderConfig(base: string) {
  const off = { supported: false }
  return {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
    patch: { supported: true },
    bulk: { ...off, maxOperations: 0, maxPayloadSize: 0 },
    filter: { supported: true, maxResults: COUNT_MAX },
    changePassword: off,
    sort: off,
    etag: off,
    authenticationSchemes: [
      { type: 'oauthbearertoken', name: 'Bearer token', description: 'A token from the settings of the site.' },
    ],
    meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
  }
}

export function resourceTypes(base: string) {
  return listOf([
    {
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
      id: 'User',
      name: 'User',
      endpoint: '/Users',
      schema: USER,
      meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/User` },
    },
  ])
}

export function schemas(base: string) {
  const text = { type: 'string', multiValued: false, required: false, caseExact: false, returned: 'default' }
  const attributes = [
    { ...text, name: 'userName', required: true, mutability: 'readWrite', uniqueness: 'server' },
    { ...text, name: 'externalId', caseExact: true, mutability: 'readWrite', uniqueness: 'none' },
    { ...text, name: 'displayName', mutability: 'readWrite', uniqueness: 'none' },
    {
      name: 'active',
      type: 'boolean',
      multiValued: false,
      required: false,
      mutability: 'readWrite',
      returned: 'default',
    },
    {
      name: 'emails',
      type: 'complex',
      multiValued: true,
      required: false,
      mutability: 'readOnly',
      returned: 'default',
      subAttributes: [{ ...text, name: 'value', mutability: 'readOnly', uniqueness: 'none' }],
    },
  ]
  const meta = { resourceType: 'Schema', location: `${base}/Schemas/${USER}` }
  return listOf([{ id: USER, name: 'User', description: 'A person of the site.', attributes, meta }])
}
