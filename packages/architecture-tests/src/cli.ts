import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { api } from '@vitrine/contract/api'
import { countsOf, tightened, withoutAllowed } from './allowances.ts'
import { faultsIn } from './architecture.ts'
import { describeFault } from './fault.ts'
import { measure } from './measure.ts'
import { routesPage } from './routes-page.ts'
import { routesFile } from './rules/routes-fresh.ts'
import { readTree } from './source-file.ts'

const root = join(import.meta.dirname, '../../..')
const allowancesFile = join(import.meta.dirname, 'allowances.json')
const [command, argument = ''] = process.argv.slice(2)

if (command === 'check' || command === 'all') {
  const found = faultsIn(readTree(root))
  const faults = command === 'all' ? found : withoutAllowed(found, readAllowances())
  // An argument narrows the list to one folder, for work on that folder.
  const chosen = faults.filter(({ file }) => file.startsWith(argument))
  for (const fault of chosen) console.log(describeFault(fault))
  process.exitCode = chosen.length === 0 ? 0 : 1
} else if (command === 'tighten') {
  const allowances = tightened(readAllowances(), faultsIn(readTree(root)), argument)
  writeFileSync(allowancesFile, `${JSON.stringify(allowances, null, 2)}\n`)
} else if (command === 'measure') {
  const files = readTree(root)
  console.table(measure(files))
  console.log('Still allowed:', countsOf(faultsIn(files)))
} else if (command === 'routes') {
  const page = routesPage(api, readTree(root))
  if (argument === '--write') writeFileSync(join(root, routesFile), page)
  else console.log(page)
} else {
  console.log(
    'node packages/architecture-tests/src/cli.ts check [folder] | all [folder] | tighten [new rule] | measure | routes [--write]',
  )
  process.exitCode = 2
}

function readAllowances() {
  return JSON.parse(readFileSync(allowancesFile, 'utf8'))
}
