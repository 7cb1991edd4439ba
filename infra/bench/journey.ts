// `npm run bench -- only journey [runs]`: from the landing page to a playing video, as a new visitor goes there, with a script of 40
// words. Prints presses (every one that the pages register; fields are reached by Tab) and seconds, medians of the runs. Needs
// the tools that `npm test` installs.
import { openBrowser } from '../../apps/shell/e2e/browser.ts'
import { startStack } from '../../apps/shell/e2e/stack.ts'

const RUNS = Number(process.argv[2] ?? 5)
const MOST = { presses: 8, seconds: 60 }
const FORTY_WORDS =
  'Welcome to the old harbour. In the next minute I will show you three places that most visitors walk straight past. ' +
  'Our walk starts at nine from the blue kiosk, and groups are small, never more than eight people. Come.'

const [stack, browser] = await Promise.all([startStack(), openBrowser()])
try {
  const runs: Record<keyof typeof MOST, number>[] = []
  for (let run = 1; run <= RUNS; run++) {
    const found = await journey(`newcomer-${run}`)
    runs.push(found)
    console.log(`run ${run}: ${found.presses} presses, ${found.seconds.toFixed(1)} s`)
  }
  const found = {
    presses: median(runs.map(({ presses }) => presses)),
    seconds: median(runs.map(({ seconds }) => seconds)),
  }
  const isGood = found.presses <= MOST.presses && found.seconds <= MOST.seconds
  console.log(
    `median of ${RUNS}: ${found.presses} presses (aim ${MOST.presses}), ${found.seconds.toFixed(1)} s (aim ${MOST.seconds} s)`,
  )
  process.exitCode = isGood ? 0 : 1
} finally {
  await browser.close()
  await stack.stop()
  stack.remove()
}

async function journey(username: string): Promise<Record<keyof typeof MOST, number>> {
  const context = await browser.newContext({ baseURL: stack.origin('waymark'), viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  let presses = 0
  await page.exposeFunction('countPress', () => presses++)
  await page.addInitScript(() =>
    addEventListener('pointerdown', () => (globalThis as unknown as { countPress(): void }).countPress(), true),
  )
  const press = (name: string | RegExp) => page.getByRole('button', { name }).click()
  await page.goto('/')
  const startedAt = performance.now()
  await page.getByRole('main').getByRole('link', { name: 'Create a free video' }).first().click()
  await page.getByLabel('Username', { exact: true }).fill(username)
  await page.getByLabel('Password', { exact: true }).fill('three plain words')
  await page.getByLabel('Confirm password').fill('three plain words')
  await press('Create account')
  await page.getByRole('link', { name: 'Skip Setup' }).click()
  await page.getByLabel('What should your presenter say?').fill(FORTY_WORDS)
  await press('Start Video Creation')
  // A presenter is preselected, and nothing has to be shown beside it.
  await page.getByRole('list', { name: 'Steps to create a video' }).getByRole('button', { name: 'Generate' }).click()
  await press('Generate Video')
  await page.getByRole('button', { name: /^Watch/ }).click({ timeout: 300_000 })
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0, undefined, {
    timeout: 60_000,
  })
  const seconds = (performance.now() - startedAt) / 1000
  await context.close()
  return { presses, seconds }
}

function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
