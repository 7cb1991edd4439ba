// `npm run bench -- only preview`: the time from the press of Preview until the presenter moves, in a real browser,
// with sentences that are in no cache and were not prefetched by hovering. Also reports processor time, since a
// busy machine delays other people. Needs the tools that `npm test` installs.
import { readFileSync, readdirSync } from 'node:fs'
import { openBrowser } from '../../apps/shell/e2e/browser.ts'
import { type Stack, startStack } from '../../apps/shell/e2e/stack.ts'
import { scriptOf } from './render-scripts.ts'

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof openBrowser>>['newPage']>>
type Session = Awaited<ReturnType<ReturnType<Page['context']>['newCDPSession']>>

const SENTENCES = Number(process.argv[2] ?? 24)
const AIM_MS = 400
const TIMEOUT_MS = 120_000
/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10

await bench()

async function bench(): Promise<void> {
  const [stack, browser] = await Promise.all([
    startStack(),
    openBrowser(['--autoplay-policy=no-user-gesture-required']),
  ])
  try {
    const page = await browser.newPage({ baseURL: stack.origin('waymark') })
    page.setDefaultTimeout(TIMEOUT_MS)
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    await openWizard(page, stack)
    const script = scriptOf('en', SENTENCES * 10)
    const [opening = '', ...sentences] = script.split(/(?<=\.)\s+/).slice(0, SENTENCES + 1)
    // The voice starts when the page is opened, and the first sentence still meets that.
    console.log(`the first sentence: ${Math.round(await pressed(page, opening))} ms`)
    const waits: number[] = []
    const [serverBefore, pageBefore] = [serverMs(stack), await pageMs(session)]
    for (const sentence of sentences) waits.push(await pressed(page, sentence))
    const share = (milliseconds: number) => Math.round(milliseconds / waits.length)
    const [ofServer, ofPage] = [share(serverMs(stack) - serverBefore), share((await pageMs(session)) - pageBefore)]
    const at = (part: number) =>
      Math.round(waits.toSorted((one, other) => one - other)[Math.floor(part * waits.length)] ?? 0)
    console.log(
      `${waits.length} sentences: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms to the first movement (aim ${AIM_MS} ms)`,
    )
    console.log(`processor time of each: ${ofServer} ms of the server with its processes, ${ofPage} ms of the page`)
  } finally {
    await browser.close()
    await stack.stop()
    stack.remove()
  }
}

async function openWizard(page: Page, stack: Stack): Promise<void> {
  const { username, password } = stack.account('waymark', 'customer')
  // Only browsers find *.localhost by themselves.
  await page.goto('/login')
  await page.evaluate(
    (body) => fetch('/auth/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body }),
    JSON.stringify({ username, password }),
  )
  await page.goto('/generate-video')
  await page.locator('canvas[data-live][data-drawn]').waitFor()
}

/** Milliseconds from the press to the first picture that moved. Pressed from within, so that no pointer comes near it before. */
async function pressed(page: Page, sentence: string): Promise<number> {
  await page.locator('textarea').first().fill(sentence)
  const press = (name: string) =>
    page
      .getByRole('button', { name })
      .locator('visible=true')
      .first()
      .evaluate((button: HTMLElement) => button.click())
  await press('Preview a sentence')
  await page.waitForFunction(() => performance.getEntriesByName('preview-moved').length > 0, undefined, { polling: 20 })
  const milliseconds = await page.evaluate(() => {
    const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? 0
    const between = at('preview-moved') - at('preview-press')
    performance.clearMarks()
    return between
  })
  await press('Pause')
  return milliseconds
}

async function pageMs(session: Session): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
}

/** Processor time of the server and of the processes it has started. */
function serverMs(stack: Stack): number {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => processOf(pid) ?? [])
  const ofServer = processes.filter(({ pid, parent }) => [pid, parent].includes(stack.process.pid ?? 0))
  return ofServer.reduce((sum, { milliseconds }) => sum + milliseconds, 0)
}

function processOf(pid: string) {
  try {
    // The name of the program is in brackets and may contain anything.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return {
      pid: Number(pid),
      parent: Number(fields[1]),
      milliseconds: TICK_MS * (Number(fields[11]) + Number(fields[12])),
    }
  } catch {
    // It has ended between the two readings.
    return undefined
  }
}
