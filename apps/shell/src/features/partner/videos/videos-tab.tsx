import { t } from '@lingui/core/macro'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { useListAddress } from '../../../lib/lists/address.ts'
import type { Sorting } from '../../../lib/lists/sorting.ts'
import { media } from '../../../ui/brand/shapes.ts'
import { Select } from '../../../ui/forms/inputs.tsx'
import { SearchBox } from '../../../ui/forms/search-box.tsx'
import { type VideoSort, videoFilters, videoSorts } from './queries.ts'
import { stateNames } from './state-badge.tsx'
import { VideoTotals } from './video-totals.tsx'
import { VideosList } from './videos-list.tsx'

const newestFirst: Sorting<VideoSort> = { sort: 'createdAt', order: 'desc' }

/** The videos of the tenant's people. */
export function VideosTab() {
  const list = useListAddress({ filters: videoFilters, sorts: videoSorts, first: newestFirst })
  const { filter, change, clear, isNarrowed } = list
  return (
    <>
      <VideoTotals />
      <Tools role="search">
        <SearchBox q={filter.q} placeholder={t`Search by title, place or user`} onSearch={(q) => change({ q })} />
        <Select
          aria-label={t`Status`}
          value={filter.status}
          onChange={({ target }) => change({ status: target.value })}
        >
          <option value="">{t`All statuses`}</option>
          {Object.entries(stateNames()).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Tools>
      <VideosList filter={filter} sorted={list} onClear={isNarrowed ? clear : undefined} />
    </>
  )
}

const Tools = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(160px, max-content);
  gap: ${token.space[3]};
  max-inline-size: 760px;
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`
