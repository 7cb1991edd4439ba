import { t } from '@lingui/core/macro'
import { Select } from '../../ui/forms/inputs.tsx'
import { SearchBox } from '../../ui/forms/search-box.tsx'
import { ListTools } from './list-tools.tsx'
import { coreWord } from './labels.ts'

interface Wanted<Status extends string> {
  q: string
  status: Status | ''
}

interface StatusToolsProps<Status extends string> {
  placeholder: string
  statuses: readonly Status[]
  wanted: Wanted<Status>
  onWant: (wanted: Wanted<Status>) => void
}

/** Search and status of a list. */
export function StatusTools<Status extends string>(props: StatusToolsProps<Status>) {
  const { placeholder, statuses, wanted, onWant } = props
  const choose = (value: string) => onWant({ ...wanted, status: statuses.find((status) => status === value) ?? '' })
  return (
    <ListTools>
      <SearchBox q={wanted.q} placeholder={placeholder} onSearch={(q) => onWant({ ...wanted, q })} />
      <Select aria-label={t`Status`} value={wanted.status} onChange={({ target }) => choose(target.value)}>
        <option value="">{t`All statuses`}</option>
        {statuses.map((status) => (
          <option key={status} value={status}>
            {coreWord(status)}
          </option>
        ))}
      </Select>
    </ListTools>
  )
}
