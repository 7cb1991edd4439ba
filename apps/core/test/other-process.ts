import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

export interface OtherProcess {
  readonly pid: number
  /** Resolves when the process prints this line; rejects with everything it printed when it ends before. */
  says(line: string): Promise<void>
  /** kill -9, as a crash or the out-of-memory killer would end it. */
  kill(): Promise<void>
}

export interface OtherProcessOptions {
  dataDir?: string
  databaseUrl?: string | undefined
  task?: 'take-a-job'
}

/** Starts a second process of ours on a database. */
export function startOtherProcess(options: OtherProcessOptions): OtherProcess {
  const main = fileURLToPath(new URL('./other-process-main.ts', import.meta.url))
  const child = spawn(process.execPath, [main, options.dataDir ?? '', options.databaseUrl ?? '', options.task ?? ''], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const printed: string[] = []
  const ended = once(child, 'close')
  const lines = [createInterface({ input: child.stdout }), createInterface({ input: child.stderr })]
  for (const reader of lines) reader.on('line', (line) => printed.push(line))
  return {
    pid: child.pid ?? 0,
    async says(line) {
      while (!printed.includes(line)) {
        const next = Promise.race(lines.map((reader) => once(reader, 'line')))
        const end = ended.then(() => 'ended')
        if ((await Promise.race([next, end])) === 'ended') throw new Error(printed.join('\n'))
      }
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
