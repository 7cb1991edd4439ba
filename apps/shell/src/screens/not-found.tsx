import { NoticePage } from '../app/notice-page.tsx'
import { LinkButton } from '../kit/ui/button.tsx'

/** Every address that is none of ours. */
export function NotFound() {
  return (
    <NoticePage
      title="404 Page Not Found"
      text="Nothing lives at this address. It may have moved, or the link may have lost a letter."
      action={<LinkButton to="/">Back to home</LinkButton>}
    />
  )
}
