import type { Page } from 'playwright-core'

/** Opens an account in the page's browser, up to the onboarding screen. */
export async function register(page: Page, username: string): Promise<void> {
  await page.goto('/register')
  await page.getByLabel('Username', { exact: true }).fill(username)
  await page.getByLabel('Password', { exact: true }).fill('three plain words')
  await page.getByLabel('Confirm password').fill('three plain words')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/onboarding')
}
