import type { Page } from 'playwright-core'

/** Waits until the wizard shows a step. The address changes before the step does, and until then Next belongs to the step before. */
export async function onStep(page: Page, step: number): Promise<void> {
  await page.locator(`ol > li:nth-child(${step})[aria-current]`).waitFor()
}
