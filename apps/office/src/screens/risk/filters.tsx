import { adminWords } from '@fairhouse/i18n/office'
import {
  riskKinds,
  riskStates,
  type RiskKind,
  type RiskState,
} from '@fairhouse/protocol/risk-lists'
import { Choice } from '@fairhouse/ui'
import { useWords } from '#lib/words'
import { Search } from './search.tsx'
import type { CaseListing } from './view.ts'

/** Filter of the case list; an empty field does not filter. */
export interface CaseFilter {
  readonly state: '' | RiskState | 'all'
  readonly kind: '' | RiskKind
  readonly ownerId: string
  readonly brandId: string
  readonly wanted: string
}

export const noFilter: CaseFilter = { state: '', kind: '', ownerId: '', brandId: '', wanted: '' }

interface Props {
  filter: CaseFilter
  known: Pick<CaseListing, 'brands' | 'colleagues'> | undefined
  onChange: (filter: CaseFilter) => void
}

export function Filters({ filter, known, onChange }: Props) {
  const { t } = useWords(adminWords)
  const change = (some: Partial<CaseFilter>) => onChange({ ...filter, ...some })
  const named = (all: readonly { id: string; name: string }[] = []) =>
    all.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Choice
        label={t('common.state')}
        options={[
          { value: '', label: t('risk.state_waiting') },
          ...([...riskStates, 'all'] as const).map((value) => ({
            value,
            label: t(`risk.state_${value}`),
          })),
        ]}
        value={filter.state}
        onChange={(state) => change({ state })}
      />
      <Choice
        label={t('risk.kind')}
        options={[
          { value: '', label: t('risk.kind_all') },
          ...riskKinds.map((value) => ({ value, label: t(`risk.kind_${value}`) })),
        ]}
        value={filter.kind}
        onChange={(kind) => change({ kind })}
      />
      <Choice
        label={t('risk.owner')}
        options={[{ value: '', label: t('risk.owner_all') }, ...named(known?.colleagues)]}
        value={filter.ownerId}
        onChange={(ownerId) => change({ ownerId })}
      />
      <Choice
        label={t('common.brand')}
        options={[{ value: '', label: t('risk.brand_all') }, ...named(known?.brands)]}
        value={filter.brandId}
        onChange={(brandId) => change({ brandId })}
      />
      <Search label={t('risk.search')} onSearch={(wanted) => change({ wanted })} />
    </div>
  )
}
