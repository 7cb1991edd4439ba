// `npm run api:client`: writes the types of the API client from the contract.
import { writeFileSync } from 'node:fs'
import { openapiDocumentForKeys } from '../../apps/core/src/platform/http/documentation/openapi.ts'
import { SCHEMA, clientTypes } from '../../packages/api-client/generate.ts'

writeFileSync(SCHEMA, await clientTypes(openapiDocumentForKeys()))
