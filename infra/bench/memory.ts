// `npm run bench -- only memory`: resident memory of the whole process tree (shared pages counted once), idle and while two videos
// are made.
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { createCaller } from '../../apps/shell/e2e/caller.ts'
import { startStack } from '../../apps/shell/e2e/stack.ts'

const SCRIPT = 'Good morning from the harbour, where every day begins by the water and ends at a long table. '.repeat(
  12,
)

const stack = await startStack()
const { pid } = stack.process
try {
  const person = createCaller(`waymark.localhost:${stack.port}`, () => stack.port)
  await person.call('POST /auth/register', { username: 'memory', password: 'three plain words' })
  await previewsMade()
  console.log(`idle, render processes still warm: ${report(pid)}`)
  await pause(125_000)
  console.log(`idle:                              ${report(pid)}`)
  const { body: avatars } = await person.call<{ id: string }[]>('GET /api/avatars')
  const draft = { script: SCRIPT, avatarId: avatars[0]?.id }
  for (let made = 0; made < 2; made++) await person.call('POST /api/videos', draft)
  console.log(`two videos, highest of a second each: ${await highest(pid)}`)

  async function previewsMade(): Promise<void> {
    for (;;) {
      const { body } = await person.call<{ imageUrl: string | null }[]>('GET /api/avatars')
      if (body.every(({ imageUrl }) => imageUrl)) return
      await pause(1000)
    }
  }
  async function highest(root: number | undefined): Promise<string> {
    let most = { megabytes: 0, text: '' }
    for (let isBusy = true; isBusy;) {
      await pause(1000)
      const { body } = await person.call<{ processing: number }>('GET /api/videos/stats')
      isBusy = body.processing > 0
      const now = { megabytes: sum(root), text: report(root) }
      if (now.megabytes > most.megabytes) most = now
    }
    return most.text
  }
} finally {
  await stack.stop()
  stack.remove()
}

function report(root: number | undefined): string {
  const each = treeOf(root).map((one) => `${proportional(one).toFixed(0)}`)
  return `${sum(root).toFixed(0)} MB in ${each.length} processes (${each.join(' + ')})`
}

function sum(root: number | undefined): number {
  return treeOf(root).reduce((total, one) => total + proportional(one), 0)
}

function treeOf(root: number | undefined): number[] {
  if (!root) return []
  const children = readFileSync(`/proc/${root}/task/${root}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean)
    .map(Number)
  return [root, ...children.flatMap(treeOf)]
}

/** Proportional set size in MB, where Linux tells it. */
function proportional(one: number): number {
  const text = readFileSync(`/proc/${one}/smaps_rollup`, 'utf8')
  return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0) / 1024
}
