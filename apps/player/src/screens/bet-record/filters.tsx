import { Choice } from '@fairhouse/ui'
import { PeriodChoice, type usePeriod } from '#features/records'
import { useCentreWords } from '#lib/centre-words'
import type { Told } from './told.ts'
import { categoryKeys } from './categories.ts'

export interface Filter {
  category?: string | undefined
  vendor?: string | undefined
  status?: Status | undefined
}

const statuses = ['open', 'settled', 'rolledBack'] as const
type Status = (typeof statuses)[number]

interface Props {
  chosen: ReturnType<typeof usePeriod>
  /** Of what there is to choose from. */
  told: Told | undefined
  filter: Filter
  onFilter: (filter: Filter) => void
}

export function Filters({ chosen, told, filter, onFilter }: Props) {
  const { tc, t } = useCentreWords()
  const all = { value: '', label: tc('records.all') }
  const nameOf = (category: string) => {
    const key = categoryKeys.get(category)
    return key ? t(key) : tc('records.category_other')
  }
  const categories = (told?.categories ?? []).map((value) => ({ value, label: nameOf(value) }))
  const vendors = (told?.vendors ?? []).map(({ code, name }) => ({ value: code, label: name }))
  const states = statuses.map((value) => ({ value, label: tc(`records.status_${value}`) }))
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <PeriodChoice {...chosen} />
      <Choice
        label={tc('records.category')}
        options={[all, ...categories]}
        value={filter.category ?? ''}
        onChange={(value) => onFilter({ ...filter, category: value || undefined })}
      />
      <Choice
        label={tc('records.vendor')}
        options={[all, ...vendors]}
        value={filter.vendor ?? ''}
        onChange={(value) => onFilter({ ...filter, vendor: value || undefined })}
      />
      <Choice<Status | ''>
        label={tc('records.status')}
        options={[{ value: '', label: tc('records.all') }, ...states]}
        value={filter.status ?? ''}
        onChange={(value) => onFilter({ ...filter, status: value || undefined })}
      />
    </div>
  )
}
