// `npm run db:types`: writes the types of all tables from the schema that the migrations make.
import { writeFileSync } from 'node:fs'
import { tablesText } from '../../apps/core/test/db-types/generate.ts'

writeFileSync('apps/core/src/platform/db/tables.ts', await tablesText())
