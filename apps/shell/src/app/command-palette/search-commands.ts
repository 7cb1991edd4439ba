import { plainText } from '../../lib/text/plain-text.ts'
import type { Command, CommandGroup } from './command.ts'

/**
 * Returns the groups with the commands in whose label or detail every word of the query is found, the closest first. Without a
 * query all of them stay, in their order.
 */
export function searchCommands(groups: readonly CommandGroup[], query: string): CommandGroup[] {
  const words = plainText(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return groups.filter(({ commands }) => commands.length > 0)
  return groups
    .map((group) => ({ group, found: rank(group.commands, words) }))
    .filter(({ found }) => found.length > 0)
    .toSorted((one, other) => (one.found[0]?.distance ?? 0) - (other.found[0]?.distance ?? 0))
    .map(({ group, found }) => ({ ...group, commands: found.map(({ command }) => command) }))
}

function rank(commands: readonly Command[], words: readonly string[]): { command: Command; distance: number }[] {
  return commands
    .map((command) => ({ command, distance: distanceOf(command, words) }))
    .filter(({ distance }) => distance < Infinity)
    .toSorted((one, other) => one.distance - other.distance)
}

// 0 where the label begins with what is typed, 1 where a word of it does, 2 inside of a word, 3 where only the detail has it.
function distanceOf({ label, detail = '' }: Command, words: readonly string[]): number {
  const [name, more] = [plainText(label), plainText(detail)]
  if (!words.every((word) => name.includes(word) || more.includes(word))) return Infinity
  const typed = words.join(' ')
  if (name.startsWith(typed)) return 0
  if (` ${name}`.includes(` ${typed}`)) return 1
  return words.every((word) => name.includes(word)) ? 2 : 3
}
