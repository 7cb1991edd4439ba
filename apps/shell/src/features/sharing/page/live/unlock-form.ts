import { call } from '@vitrine/contract/client'
import { one, tokenOfPage } from './dom.ts'
import { liveForm } from './form.ts'

/** Unlocks the page with its password. The core sets a cookie for this browser, and the page reloads. */
export function unlock(): void {
  const form = one<HTMLFormElement>('[data-unlock-form]')
  if (!form) return
  liveForm(form, async (typed) => {
    const body = { password: String(typed.get('password') ?? '') }
    await call('POST /v/:token/unlock', { params: { token: tokenOfPage() }, body })
    location.reload()
  })
}
