import { adminWords } from '@fairhouse/i18n/office'
import { useWords } from '#lib/words'
import { LinesField } from './lines-field.tsx'
import type { PartProps } from './view.ts'
import { useFault } from './use-fault.ts'

/** Blocked countries and networks. */
export function RegionsPart({ document: { regions }, faults, set }: PartProps) {
  const { t } = useWords(adminWords)
  const fault = useFault(faults)
  return (
    <div className="grid grid-cols-1 items-start gap-5 md:grid-cols-2">
      <LinesField
        label={t('brands.countries')}
        hint={t('brands.countries_hint')}
        values={regions.countries}
        onChange={(typed) => {
          const countries = typed.map((one) => one.toUpperCase())
          set({ regions: { ...regions, countries } })
        }}
        {...fault('regions.countries')}
      />
      <LinesField
        label={t('brands.addresses')}
        hint={t('brands.addresses_hint')}
        values={regions.addresses}
        onChange={(addresses) => set({ regions: { ...regions, addresses } })}
        {...fault('regions.addresses')}
      />
    </div>
  )
}
