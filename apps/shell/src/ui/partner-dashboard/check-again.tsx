import { Trans, useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { RefreshCw } from '#icons'
import styled from 'styled-components'
import { formatCount } from '../../lib/i18n/format.ts'
import { Button } from '../controls/button.tsx'
import type { useRecheck } from './use-recheck.ts'

/** Shows the seconds until the next check, and a button that checks now. */
export function CheckAgain({ seconds, isChecking, checkNow }: ReturnType<typeof useRecheck>) {
  const { t } = useLingui()
  const wait = seconds === undefined ? '' : formatCount(seconds)
  return (
    <Place>
      {wait && !isChecking && <Trans>Next check in {wait} s</Trans>}
      <Button
        variant="secondary"
        icon={<RefreshCw size={18} aria-hidden="true" />}
        busy={isChecking}
        busyText={t`Checking...`}
        onClick={checkNow}
      >
        <Trans>Check now</Trans>
      </Button>
    </Place>
  )
}

const Place = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]} ${token.space[3]};
  font-size: ${token.fontSize.small};
  font-variant-numeric: tabular-nums;
  color: ${token.textMuted};
`
