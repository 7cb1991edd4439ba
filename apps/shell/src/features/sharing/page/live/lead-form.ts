import { call } from '@vitrine/contract/client'
import { one, tokenOfPage } from './dom.ts'
import { liveForm } from './form.ts'

/** Sends a question to the owner of the video. */
export function sendLeads(): void {
  const form = one<HTMLFormElement>('[data-lead-form]')
  if (!form) return
  // The same until it was taken, so that a second delivery is no second message.
  const requestKey = crypto.randomUUID()
  liveForm(form, async (typed) => {
    const text = (name: string) => String(typed.get(name) ?? '')
    const [email, phone] = [text('email'), text('phone')]
    await call('POST /v/:token/leads', {
      params: { token: tokenOfPage() },
      body: {
        name: text('name'),
        email,
        phone,
        message: text('message'),
        // The server validates the checkbox and reports its error.
        consent: typed.has('consent') as true,
        website: text('website'),
        stamp: form.dataset.stamp ?? '',
        requestKey,
      },
    })
    const [sent, to] = [one('[data-sent]'), one('[data-sent-to]')]
    if (to) to.textContent = email || phone
    form.hidden = true
    if (sent) sent.hidden = false
    sent?.focus()
  })
}
