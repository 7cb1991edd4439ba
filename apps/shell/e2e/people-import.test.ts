import { expect, it } from 'vitest'
import { signIn } from './screens.ts'
import { browser, stack } from './running.ts'

it('a file of people is mapped, checked and imported, with a result for each row', async () => {
  const context = await browser.newContext({ baseURL: stack.origin('azure-coast'), acceptDownloads: true })
  const { username, password } = stack.account('azure-coast', 'owner')
  await signIn(context, '/auth/login', { username, password })
  const page = await context.newPage()
  await page.goto('/whitelabel-dashboard?tab=users&import=new')

  const buffer = Buffer.from('mail;name\nnina@mail.example;Nina\nwrong;Wrong\n')
  await page.getByLabel('Customer list (CSV)').setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer })
  expect(await page.getByLabel('Contents of mail').inputValue()).toBe('email')
  await page.getByRole('button', { name: 'Check rows' }).click()
  await page.getByText('Enter an email address like name@example.com.').waitFor()
  await page.getByRole('button', { name: 'Back to columns' }).click()
  await page.getByLabel('Contents of name').selectOption('')
  await page.getByRole('button', { name: 'Check rows' }).click()
  await page.getByRole('button', { name: 'Invite 1 person' }).click()

  await page.getByRole('heading', { name: 'Import complete' }).waitFor()
  await page.getByRole('cell', { name: 'nina@mail.example' }).waitFor()
  await page.getByRole('link', { name: 'Download rows to fix' }).waitFor()
  await context.close()
})
