import { useLingui } from '@lingui/react/macro'
import { useBoot } from '../../lib/boot/boot.ts'

/** Returns the links between product pages. Only the platform's own sites sell whitelabel plans. */
export function usePublicLinks(): { to: string; text: string }[] {
  const { t } = useLingui()
  const { isFlagship } = useBoot()
  return [
    { to: '/features', text: t`Features` },
    { to: '/pricing', text: t`Pricing` },
    { to: '/faq', text: t`FAQ` },
    ...(isFlagship ? [{ to: '/whitelabel-pricing', text: t`Whitelabel` }] : []),
  ]
}
