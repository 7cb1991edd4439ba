import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const TENANTS = fileURLToPath(new URL('../../../../tenants/', import.meta.url))

/** Any part of a brand's name, e.g. `Azure`, since a place called after the brand would stay when the brand is renamed. */
const nameOf = (folder: string) => {
  const { name } = JSON.parse(readFileSync(`${TENANTS}${folder}/tenant.json`, 'utf8')) as { name: string }
  return name.split(' ').filter((part) => part !== 'Coast')
}

const files = globSync('*/words*.json', { cwd: TENANTS })
const names = [...new Set(files.map((file) => dirname(file)))].flatMap(nameOf)

it.each(files)('%s names no brand, so that its texts stay true under another name', (file) => {
  const text = readFileSync(`${TENANTS}${file}`, 'utf8')

  expect(names.length).toBeGreaterThan(2)
  expect(names.filter((name) => text.includes(name))).toEqual([])
})

it.each(globSync('*/tenant.json', { cwd: TENANTS }))('%s contains no dead link', (file) => {
  const { settings } = JSON.parse(readFileSync(`${TENANTS}${file}`, 'utf8')) as { settings: { footer?: unknown } }

  expect(JSON.stringify(settings.footer ?? {})).not.toContain('https://')
})
