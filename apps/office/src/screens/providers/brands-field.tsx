import { adminWords } from '@fairhouse/i18n/office'
import { Problem } from '@fairhouse/ui'
import { Section } from '#features/page'
import { Toggle } from '#features/toggle'
import { useWords } from '#lib/words'
import type { ProviderSetup } from './view.ts'

interface Props {
  all: ProviderSetup['brands']
  /** Codes of the only brands; undefined for all. */
  brands: readonly string[] | undefined
  error?: string
  onChange: (brands: readonly string[] | undefined) => void
}

/** Brands that get a new provider. */
export function BrandsField({ all, brands, error, onChange }: Props) {
  const { t } = useWords(adminWords)
  const codes = all.map(({ code }) => code)
  return (
    <Section title={t('providers.brands')}>
      <Toggle
        label={t('providers.brands_all')}
        isOn={brands === undefined}
        onChange={(isAll) => onChange(isAll ? undefined : codes)}
      />
      {brands && (
        <fieldset className="grid grid-cols-1 gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
          <legend className="sr-only">{t('providers.brands')}</legend>
          {all.map(({ code, name }) => (
            <Toggle
              key={code}
              label={name}
              isOn={brands.includes(code)}
              onChange={(isOn) =>
                onChange(codes.filter((item) => (item === code ? isOn : brands.includes(item))))
              }
            />
          ))}
        </fieldset>
      )}
      <Problem text={error} />
    </Section>
  )
}
