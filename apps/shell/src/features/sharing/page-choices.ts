import type { ShareChange } from '@vitrine/contract'

/** Returns the settings of a share page as the API takes them. A blank password stays unchanged. */
export function changeFrom(form: FormData): ShareChange {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const [label, url, password] = [text('label'), text('url'), text('password')]
  return {
    shownAs: text('shownAs'),
    callToAction: label || url ? { label, url, text: text('text') } : null,
    heldUntil: moment(text('heldUntil')),
    expiresAt: moment(text('expiresAt')),
    asksLeads: form.has('asksLeads'),
    isIndexed: form.has('isIndexed'),
    ...(form.has('opens') ? { password: null } : password ? { password } : {}),
  }
}

/** Returns a moment in the format of a datetime field, in the reader's time zone: `2026-11-28T10:00`. */
export function localMoment(iso: string | null): string {
  if (!iso) return ''
  const time = new Date(iso)
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** Whether a moment has passed. */
export function isPast(moment: string | null | undefined): boolean {
  return Boolean(moment) && new Date(moment ?? '') < new Date()
}

function moment(local: string): string | null {
  const time = new Date(local)
  return local && !Number.isNaN(time.getTime()) ? time.toISOString() : null
}
