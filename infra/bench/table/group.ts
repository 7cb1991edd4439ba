// Measures one group of figures for `npm run bench`, and sends them to the process that forked this one.
import { groups } from './groups.ts'

const [name = '', amount] = process.argv.slice(2)
const group = await groups[name]?.()
if (!group) throw new Error(`there is no group ${name}`)
const figures = await group.figures(amount === '--quick')
process.send?.(figures, () => process.exit(0))
