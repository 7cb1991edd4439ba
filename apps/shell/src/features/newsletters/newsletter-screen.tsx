import { useLingui } from '@lingui/react/macro'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { SubHead } from '../../ui/partner-dashboard/sub-head.tsx'
import { History } from './history.tsx'
import { newsletterAddress, useNewsletter } from './queries.ts'
import { SentNewsletter } from './sent-newsletter.tsx'
import { WriteForm } from './write-form.tsx'

/** The newsletter screen: `all` shows the list, `new` a new newsletter, any other `id` that newsletter. */
export function NewsletterScreen({ id }: { id: string }) {
  const { t } = useLingui()
  if (id === 'all') return <History />
  return (
    <>
      <SubHead title={t`Newsletter`} parent={{ to: newsletterAddress('all'), text: t`Newsletters` }} />
      {id === 'new' ? <WriteForm key="new" /> : <One key={id} id={id} />}
    </>
  )
}

function One({ id }: { id: string }) {
  const { t } = useLingui()
  return (
    <Loaded query={useNewsletter(id)} title={t`Couldn’t load this newsletter.`}>
      {(one) => (one.state === 'draft' ? <WriteForm draft={one} /> : <SentNewsletter one={one} />)}
    </Loaded>
  )
}
