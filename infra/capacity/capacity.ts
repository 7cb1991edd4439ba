// `npm run capacity [-- --write]`: what an installation needs by the measured costs of infra/bench/results.json. `--write` keeps it in
// docs/CAPACITY.md, as `npm run bench -- --write` does.
import { readResults } from '../bench/table/results.ts'
import { capacityPage, writeCapacity } from './page.ts'

const results = readResults()
console.log(capacityPage(results))
if (process.argv.includes('--write')) writeCapacity(results)
