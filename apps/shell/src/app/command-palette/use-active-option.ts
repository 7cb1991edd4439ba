import { type KeyboardEvent, useState } from 'react'
import type { Command } from './command.ts'

export const listId = 'command-list'

/** The id of the element that shows a command. */
export function optionId(commandId: string): string {
  return `command ${commandId}`.replace(/[^\w-]+/g, '_')
}

/** Which command Enter would run: the first one after each change of the query, then the one that keys or the pointer chose. */
export function useActiveOption(commands: readonly Command[], query: string, onRun: (command: Command) => void) {
  const [chosen, setChosen] = useState({ query, id: '' })
  const index = Math.max(0, chosen.query === query ? commands.findIndex(({ id }) => id === chosen.id) : 0)
  const active = commands[index]
  const activate = (command: Command | undefined) => command && setChosen({ query, id: command.id })
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter and arrows belong to the list of an input method while it is open.
    if (event.nativeEvent.isComposing || commands.length === 0) return
    const to = { ArrowDown: index + 1, ArrowUp: index - 1 }[event.key]
    if (to !== undefined) activate(commands.at(to % commands.length))
    else if (event.key === 'Enter' && active) onRun(active)
    else return
    event.preventDefault()
  }
  return { active, activate, onKeyDown }
}
