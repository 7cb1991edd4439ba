import { Trans } from '@lingui/react/macro'
import { ArrowLeft } from '#icons'
import { useLocation, useNavigate } from 'react-router-dom'
import { TextButton } from '../../../ui/controls/text-button.tsx'
import { TextLink } from '../../../ui/controls/text-link.tsx'

/** A link back to the previous page; to the dashboard when this is the first page of the window. */
export function BackLink() {
  const navigate = useNavigate()
  const isFirst = useLocation().key === 'default'
  const text = (
    <>
      <ArrowLeft size={16} aria-hidden="true" className="flips" />
      <Trans>Back</Trans>
    </>
  )
  return (
    <div>
      {isFirst ? (
        <TextLink to="/dashboard">{text}</TextLink>
      ) : (
        <TextButton onClick={() => void navigate(-1)}>{text}</TextButton>
      )}
    </div>
  )
}
