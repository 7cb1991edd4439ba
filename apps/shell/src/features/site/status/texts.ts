import { t } from '@lingui/core/macro'
import type { PublicStatus } from '@vitrine/contract'
import { formatBillDay, formatMinutes, formatMoment } from '../../../lib/i18n/format.ts'

type Service = PublicStatus['services'][number]
type Incident = PublicStatus['incidents'][number]

/** The whole in one sentence. */
export function headline({ state }: Pick<PublicStatus, 'state'>): string {
  const texts = {
    ok: t`All systems operational`,
    slow: t`Some services are slow`,
    down: t`Some services are unavailable`,
    paused: t`This site is paused`,
  }
  return texts[state]
}

export function serviceName(name: Service['name']): string {
  const names = {
    'sign-in': t`Sign-in`,
    videos: t`Video creation`,
    payments: t`Payments`,
    email: t({ message: 'Email', context: 'service', comment: 'A service: emails that the site sends' }),
  }
  return names[name]
}

export function stateText(state: Service['state'], isPaused: boolean): string {
  if (state === 'off') return isPaused ? t`Paused` : t`Not offered`
  const texts = { ok: t`Operational`, slow: t`Slow`, down: t`Unavailable` }
  return texts[state]
}

/** Returns the current waiting time of videos, and the recent median. */
export function queueText({ waitSeconds, medianWaitSeconds }: PublicStatus['queue']): string {
  const longest = formatMinutes(waitSeconds / 60)
  const now = waitSeconds === 0 ? t`No video is waiting.` : t`The oldest queued video has been waiting ${longest}.`
  if (medianWaitSeconds === null) return now
  const median = formatMinutes(medianWaitSeconds / 60)
  return `${now} ${t`Median wait in the last hour: ${median}.`}`
}

export function incidentText({ kind, from, to }: Incident): string {
  if (kind === 'videos-failed') {
    const day = formatBillDay(from)
    return t`${day}: many videos failed because of a technical problem. They weren’t charged.`
  }
  const [begin, end] = [formatMoment(from), to === null ? '' : formatMoment(to)]
  return end
    ? t`${begin} – ${end}: sign-in and video creation were paused.`
    : t`Since ${begin}: sign-in and video creation are paused.`
}
