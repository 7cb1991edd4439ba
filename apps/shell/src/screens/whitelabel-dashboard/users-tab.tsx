import { Trans } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { Newspaper, Upload, UserPlus } from '#icons'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { BulkActions } from '../../features/members/bulk-actions.tsx'
import { InvitationList } from '../../features/members/invitation-list.tsx'
import { InviteDialog } from '../../features/members/invite-dialog.tsx'
import { shortRoleName } from '../../lib/session/role-names.ts'
import { PeopleList } from '../../features/partner/people/people-list.tsx'
import { PeopleTools } from '../../features/partner/people/people-tools.tsx'
import { type UserSort, userFilters, userSorts } from '../../features/partner/people/queries.ts'
import { useBoot } from '../../lib/boot/boot.ts'
import { useListAddress } from '../../lib/lists/address.ts'
import type { Sorting } from '../../lib/lists/sorting.ts'
import { screen } from '../../app/screen.ts'
import { media } from '../../ui/brand/shapes.ts'
import { Button, LinkButton } from '../../ui/controls/button.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'

const ImportScreen = lazy(async () => ({
  default: (await import('../../features/members/import/import-screen.tsx')).ImportScreen,
}))
const NewsletterScreen = lazy(async () => ({
  default: (await import('../../features/newsletters/newsletter-screen.tsx')).NewsletterScreen,
}))
// Contains parts of another screen, so it loads the messages of both.
const PersonPage = screen(['billing', 'partner'], async () => (await import('./person/person-page.tsx')).PersonPage)

const newestFirst: Sorting<UserSort> = { sort: 'createdAt', order: 'desc' }

/** The people of the tenant, with the pages for one person, for imports and for newsletters. */
export function UsersTab() {
  const [address] = useSearchParams()
  const [importId, newsletterId, userId] = ['import', 'newsletter', 'user'].map((name) => address.get(name))
  if (!importId && !newsletterId && !userId) return <Everybody />
  return (
    <Suspense fallback={<Skeleton height="320px" radius={token.radius.card} />}>
      {userId && <PersonPage key={userId} id={userId} />}
      {importId && <ImportScreen id={importId} />}
      {newsletterId && <NewsletterScreen id={newsletterId} />}
    </Suspense>
  )
}

/** Everybody of the tenant: to find and to invite. */
function Everybody() {
  const list = useListAddress({ filters: userFilters, sorts: userSorts, first: newestFirst })
  const [isInviting, setInviting] = useState(false)
  const { switches } = useBoot()
  return (
    <>
      <Actions>
        <h2>
          <Trans>Users</Trans>
        </h2>
        {switches.newsletters && (
          <LinkButton
            variant="secondary"
            to="/whitelabel-dashboard?tab=users&newsletter=all"
            icon={<Newspaper size={18} aria-hidden="true" />}
          >
            <Trans>Newsletters</Trans>
          </LinkButton>
        )}
        <LinkButton
          variant="secondary"
          to="/whitelabel-dashboard?tab=users&import=new"
          icon={<Upload size={18} aria-hidden="true" />}
        >
          <Trans>Bulk Import Users</Trans>
        </LinkButton>
        <Button icon={<UserPlus size={18} aria-hidden="true" />} onClick={() => setInviting(true)}>
          <Trans>Add New User</Trans>
        </Button>
      </Actions>
      <PeopleTools list={list} />
      <PeopleList
        list={list}
        roleName={shortRoleName}
        actions={(selection, users) => <BulkActions selection={selection} users={users} />}
      />
      <InvitationList />
      <InviteDialog open={isInviting} onClose={() => setInviting(false)} />
    </>
  )
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${token.space[3]};
  h2 {
    margin-inline-end: auto;
    font-size: 1.25rem;
  }
  ${media.narrow} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > h2,
    > :last-child:nth-child(even) {
      grid-column: 1 / -1;
    }
    > :not(h2) {
      padding-inline: ${token.space[2]};
    }
  }
`
