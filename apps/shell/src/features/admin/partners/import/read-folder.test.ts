import { expect, it } from 'vitest'
import { readFolder } from './read-folder.ts'

const file = (name: string, text: string) => new File([text], name)

it('an exported file is read with its name and its files', async () => {
  const folder = { slug: 'azure', files: { 'tenant.json': '{}', 'logo.svg': '<svg/>' } }

  expect(await readFolder([file('azure.json', JSON.stringify(folder))])).toEqual(folder)
})

it('the files of a folder are read by their names', async () => {
  expect(await readFolder([file('tenant.json', '{}'), file('logo.svg', '<svg/>')])).toEqual({
    slug: '',
    files: { 'tenant.json': '{}', 'logo.svg': '<svg/>' },
  })
})

it.each([
  ['no JSON', [file('azure.json', 'hello')]],
  ['another JSON', [file('azure.json', '[1]')]],
  ['null', [file('azure.json', 'null')]],
  ['files without the one that says whose they are', [file('logo.svg', ''), file('words.json', '{}')]],
])('%s is rejected', async (_name, files) => {
  expect(await readFolder(files)).toBeUndefined()
})
