import { SquarePlay } from '#icons'
import { expect, it } from 'vitest'
import type { Command, CommandGroup } from './command.ts'
import { searchCommands } from './search-commands.ts'

const groups = [
  groupOf('actions', [commandOf('Buy credits'), commandOf('Invite a person')]),
  groupOf('screens', [
    commandOf('My Videos'),
    commandOf('Billing & Payments', 'Plan, credits and invoices'),
    commandOf('Généralités'),
  ]),
]

function commandOf(label: string, detail = ''): Command {
  return { id: label, label, detail, Icon: SquarePlay, to: '/' }
}

function groupOf(id: string, commands: Command[]): CommandGroup {
  return { id, title: id, commands }
}

function found(query: string): string[] {
  return searchCommands(groups, query).flatMap(({ commands }) => commands.map(({ label }) => label))
}

it('lists every command in order while the field is empty', () => {
  expect(found(' ')).toEqual(['Buy credits', 'Invite a person', 'My Videos', 'Billing & Payments', 'Généralités'])
})

it.each([
  ['finds by the beginning of a label, whatever its case and accents', 'genera', ['Généralités']],
  ['finds by words in any order', 'person inv', ['Invite a person']],
  ['finds by the detail, after what has it in the label', 'credits', ['Buy credits', 'Billing & Payments']],
  [
    'puts the group first whose command begins with what is typed',
    'b',
    ['Billing & Payments', 'Buy credits'].toReversed(),
  ],
  ['puts the group of the closest command first', 'vid', ['My Videos']],
  ['finds nothing where a word is nowhere', 'credits zebra', []],
])('%s', (_, query, labels) => {
  expect(found(query)).toEqual(labels)
})
