import { Button, Choice, Field } from '@fairhouse/ui'
import { useState, type SyntheticEvent } from 'react'
import { useWords } from '#lib/words'
import type { Filter } from './use-filters.ts'

interface Props {
  brands: readonly { id: string; name: string }[]
  /** Period that the server applied. */
  period: { from?: string; to: string }
  filter: Filter
  onChoose: (filter: Filter) => void
}

const every = ''

/** Period and brand filter. */
export function Filters({ brands, period, filter, onChoose }: Props) {
  const { t } = useWords()
  const [from, setFrom] = useState(filter.from ?? period.from ?? '')
  const [to, setTo] = useState(filter.to ?? period.to)
  const choose = (brandId = filter.brandId ?? every) =>
    onChoose({
      ...(from !== '' && { from }),
      ...(to !== '' && { to }),
      ...(brandId !== every && { brandId }),
    })
  const isReversed = period.from !== undefined && from !== '' && to !== '' && from > to
  const send = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isReversed) choose()
  }
  return (
    <form
      noValidate
      onSubmit={send}
      aria-label={t('reports.filter')}
      className="grid grid-cols-1 items-end gap-4 sm:grid-cols-2 xl:grid-cols-4"
    >
      {period.from !== undefined && (
        <Field type="date" label={t('reports.from')} value={from} onChange={setFrom} />
      )}
      <Field
        type="date"
        label={t('reports.to')}
        value={to}
        onChange={setTo}
        {...(isReversed && { error: t('reports.reversed') })}
      />
      {brands.length > 1 && (
        <Choice
          label={t('reports.brand')}
          options={[
            { value: every, label: t('reports.every_brand') },
            ...brands.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={filter.brandId ?? every}
          onChange={choose}
        />
      )}
      <div>
        <Button type="submit" size="small" icon="search">
          {t('reports.show')}
        </Button>
      </div>
    </form>
  )
}
