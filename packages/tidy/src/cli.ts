import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { api } from '@vitrine/contract/api'
import { describeFault } from './fault.ts'
import { faultsIn } from './house-rules.ts'
import { measure } from './measure.ts'
import { routesPage } from './routes-page.ts'
import { routesFile } from './rules/routes-fresh.ts'
import { readTree } from './source-file.ts'

const root = join(import.meta.dirname, '../../..')
const [command, argument = ''] = process.argv.slice(2)

if (command === 'check') {
  // An argument narrows the list to one folder, for work on that folder.
  const faults = faultsIn(readTree(root)).filter(({ file }) => file.startsWith(argument))
  for (const fault of faults) console.log(describeFault(fault))
  process.exitCode = faults.length === 0 ? 0 : 1
} else if (command === 'measure') {
  console.table(measure(readTree(root)))
} else if (command === 'routes') {
  const page = routesPage(api, readTree(root))
  if (argument === '--write') writeFileSync(join(root, routesFile), page)
  else console.log(page)
} else {
  console.log('node packages/tidy/src/cli.ts check [folder] | measure | routes [--write]')
  process.exitCode = 2
}
