import type { AdminTenant } from '@vitrine/contract'

const HILL = 'M0 30c6-5 12-5 18 0s12 5 14 1v15H0z'

/** An arch in the partner's own colours, to recognise the partner in a list. */
export function PartnerMark({ partner: { colours } }: { partner: AdminTenant }) {
  return (
    <svg viewBox="0 0 32 40" width="28" height="35" aria-hidden="true">
      <path d="M0 40V16a16 16 0 0 1 32 0v24z" fill={colours.primary} />
      <path d={HILL} fill={colours.accent} />
    </svg>
  )
}
