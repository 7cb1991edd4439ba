// @vitest-environment happy-dom
import { expect, it } from 'vitest'

it('reports a cut-off paste until there is space again', async () => {
  document.documentElement.lang = 'en'
  const { liveForm } = await import('./form.ts')
  document.body.innerHTML = `<form><textarea name="message" maxlength="10"></textarea><p data-cut="message" hidden></p></form>`
  const form = document.querySelector('form') as HTMLFormElement
  const field = form.querySelector('textarea') as HTMLTextAreaElement
  const line = form.querySelector('p') as HTMLElement
  liveForm(form, () => Promise.resolve())
  const paste = (text: string) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', text)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  }

  paste('short')
  expect(line.hidden).toBe(true)
  paste('longer than ten')
  expect(line.hidden).toBe(false)
  field.value = 'room'
  field.dispatchEvent(new Event('input', { bubbles: true }))
  expect(line.hidden).toBe(true)
})
