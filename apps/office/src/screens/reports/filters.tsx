import { Button, Choice, Field } from '@fairhouse/ui'
import { useState, type SyntheticEvent } from 'react'
import { useWords } from '#lib/words'
import type { Chosen } from './use-asked.ts'

interface Props {
  brands: readonly { id: string; name: string }[]
  /** As the server understood what was asked. */
  told: { from?: string; to: string }
  chosen: Chosen
  onChoose: (chosen: Chosen) => void
}

const every = ''

/** Which days, of which brand. */
export function Filters({ brands, told, chosen, onChoose }: Props) {
  const { t } = useWords()
  const [from, setFrom] = useState(chosen.from ?? told.from ?? '')
  const [to, setTo] = useState(chosen.to ?? told.to)
  const choose = (brandId = chosen.brandId ?? every) =>
    onChoose({
      ...(from !== '' && { from }),
      ...(to !== '' && { to }),
      ...(brandId !== every && { brandId }),
    })
  const send = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    choose()
  }
  return (
    <form
      noValidate
      onSubmit={send}
      aria-label={t('reports.filter')}
      className="grid grid-cols-1 items-end gap-4 sm:grid-cols-2 xl:grid-cols-4"
    >
      {told.from !== undefined && (
        <Field type="date" label={t('reports.from')} value={from} onChange={setFrom} />
      )}
      <Field type="date" label={t('reports.to')} value={to} onChange={setTo} />
      {brands.length > 1 && (
        <Choice
          label={t('reports.brand')}
          options={[
            { value: every, label: t('reports.every_brand') },
            ...brands.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={chosen.brandId ?? every}
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
