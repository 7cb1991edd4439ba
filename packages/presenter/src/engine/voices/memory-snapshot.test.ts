import { expect, test } from 'vitest'
import { randomFrom } from '../../rig/random.ts'
import { createMemorySnapshot } from './memory-snapshot.ts'

test('a snapshot restores every byte, also after the memory has grown', () => {
  const random = randomFrom(7)
  const memory = new Uint8Array(200_001)
  for (let at = 60_000; at < 70_000; at++) memory[at] = random() * 256
  const atFirst = memory.slice()
  const restoreMemory = createMemorySnapshot(memory)

  for (let change = 0; change < 40; change++) memory[Math.floor(random() * memory.length)] = 1 + random() * 255
  memory[200_000] = 9
  restoreMemory(memory)
  expect(Buffer.compare(memory, atFirst)).toBe(0)

  const grown = new Uint8Array(300_000).fill(3)
  restoreMemory(grown)
  expect(Buffer.compare(grown.subarray(0, atFirst.length), atFirst)).toBe(0)
})
