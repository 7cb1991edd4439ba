import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'

/** Whether the process has an interactive terminal. */
export function isTerminal(): boolean {
  return process.stdin.isTTY
}

export async function ask(question: string): Promise<string> {
  return answerTo(question, process.stdout)
}

/** Reads an answer without echoing it, so that it is neither shown nor recorded. */
export async function askSecretly(question: string): Promise<string> {
  process.stdout.write(question)
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const answer = await answerTo('', nowhere)
  process.stdout.write('\n')
  return answer
}

/** Reads all of the standard input, without the line end that most programs append. */
export async function readPiped(): Promise<string> {
  return (await text(process.stdin)).replace(/\r?\n$/, '')
}

async function answerTo(question: string, output: NodeJS.WritableStream): Promise<string> {
  const reader = createInterface({ input: process.stdin, output, terminal: true })
  reader.on('SIGINT', () => process.exit(130))
  try {
    return await reader.question(question)
  } finally {
    reader.close()
  }
}
