import {
  riskKinds,
  riskStates,
  type RiskKind,
  type RiskState,
} from '@fairhouse/protocol/risk-lists'
import { Choice } from '@fairhouse/ui'
import { useWords } from '#lib/later-words'
import { Search } from './search.tsx'
import type { Listed } from './told.ts'

/** What is asked for; empty where it is not. */
export interface Wishes {
  readonly state: '' | RiskState | 'all'
  readonly kind: '' | RiskKind
  readonly ownerId: string
  readonly brandId: string
  readonly wanted: string
}

export const noWishes: Wishes = { state: '', kind: '', ownerId: '', brandId: '', wanted: '' }

interface Props {
  wishes: Wishes
  known: Pick<Listed, 'brands' | 'colleagues'> | undefined
  onChange: (wishes: Wishes) => void
}

export function Filters({ wishes, known, onChange }: Props) {
  const { t } = useWords()
  const change = (some: Partial<Wishes>) => onChange({ ...wishes, ...some })
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
        value={wishes.state}
        onChange={(state) => change({ state })}
      />
      <Choice
        label={t('risk.kind')}
        options={[
          { value: '', label: t('risk.kind_all') },
          ...riskKinds.map((value) => ({ value, label: t(`risk.kind_${value}`) })),
        ]}
        value={wishes.kind}
        onChange={(kind) => change({ kind })}
      />
      <Choice
        label={t('risk.owner')}
        options={[{ value: '', label: t('risk.owner_all') }, ...named(known?.colleagues)]}
        value={wishes.ownerId}
        onChange={(ownerId) => change({ ownerId })}
      />
      <Choice
        label={t('common.brand')}
        options={[{ value: '', label: t('risk.brand_all') }, ...named(known?.brands)]}
        value={wishes.brandId}
        onChange={(brandId) => change({ brandId })}
      />
      <Search label={t('risk.search')} onSearch={(wanted) => change({ wanted })} />
    </div>
  )
}
