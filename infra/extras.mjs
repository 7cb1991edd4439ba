// Which packages beyond those of every start this installation has chosen. Plain JavaScript, because `run.mjs` needs it.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'

const CHOSEN = '.extras'
const USAGE = `Usage: npm run extras
       npm run extras -- add <name>
       npm run extras -- remove <name>`

export function allExtras() {
  return readdirSync('extras', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
}

export function chosenExtras() {
  const chosen = existsSync(CHOSEN) ? readFileSync(CHOSEN, 'utf8').split(/\s+/) : []
  return allExtras().filter((name) => chosen.includes(name))
}

/** Adds an extra to the chosen ones or removes it, or lists them. Returns whether something is to be installed. */
export function changeExtras([command = 'list', name]) {
  const chosen = chosenExtras()
  if (command === 'list') {
    for (const extra of allExtras()) {
      const { description } = JSON.parse(readFileSync(`extras/${extra}/package.json`, 'utf8'))
      console.log(`${extra.padEnd(10)} ${chosen.includes(extra) ? 'installed    ' : 'not installed'}  ${description}`)
    }
    return false
  }
  if (!['add', 'remove'].includes(command) || !allExtras().includes(name)) {
    console.error(`${USAGE}\n\nNames: ${allExtras().join(', ')}`)
    process.exitCode = 1
    return false
  }
  const others = chosen.filter((extra) => extra !== name)
  writeFileSync(CHOSEN, `${(command === 'add' ? [...others, name] : others).join('\n')}\n`)
  return true
}
