import { centreWords } from '@fairhouse/i18n/centre'
import { useWords } from '#lib/words'
import { Choice } from '@fairhouse/ui'
import { PeriodChoice, type usePeriod } from '#features/records'
import type { BetRecordPage } from './view.ts'
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
  /** Source of the options. */
  record: BetRecordPage | undefined
  filter: Filter
  onFilter: (filter: Filter) => void
}

export function Filters({ chosen, record, filter, onFilter }: Props) {
  const { t } = useWords(centreWords)
  const all = { value: '', label: t('records.all') }
  const nameOf = (category: string) => {
    const key = categoryKeys.get(category)
    return key ? t(key) : t('records.category_other')
  }
  const categories = (record?.categories ?? []).map((value) => ({ value, label: nameOf(value) }))
  const vendors = (record?.vendors ?? []).map(({ code, name }) => ({ value: code, label: name }))
  const states = statuses.map((value) => ({ value, label: t(`records.status_${value}`) }))
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <PeriodChoice {...chosen} />
      <Choice
        label={t('records.category')}
        options={[all, ...categories]}
        value={filter.category ?? ''}
        onChange={(value) => onFilter({ ...filter, category: value || undefined })}
      />
      <Choice
        label={t('records.vendor')}
        options={[all, ...vendors]}
        value={filter.vendor ?? ''}
        onChange={(value) => onFilter({ ...filter, vendor: value || undefined })}
      />
      <Choice<Status | ''>
        label={t('records.status')}
        options={[{ value: '', label: t('records.all') }, ...states]}
        value={filter.status ?? ''}
        onChange={(value) => onFilter({ ...filter, status: value || undefined })}
      />
    </div>
  )
}
