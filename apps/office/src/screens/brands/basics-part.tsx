import { adminWords } from '@fairhouse/i18n/office'
import { completeLanguages } from '@fairhouse/i18n'
import { amountOf, formatMoney, isCurrency, unitsPerOne, type MoneyStyle } from '@fairhouse/money'
import { Choice, Field } from '@fairhouse/ui'
import { Toggle } from '#features/toggle'
import { useWords } from '#lib/words'
import { LicenceFields } from './licence-fields.tsx'
import { markets, moneyStyles, themes, type BrandDetail, type PartProps } from './view.ts'
import { useFault } from './use-fault.ts'

const returns = ['usual', '94'] as const
const gridClass = 'grid grid-cols-1 items-start gap-5 md:grid-cols-2'

const example = amountOf(5_000_000n * unitsPerOne)

const exampleOf = (currency: string, style: MoneyStyle) =>
  isCurrency(currency) ? formatMoney(example, currency, style) : style

/** Name, market, time zone, currency, licence and languages. */
export function BasicsPart({ document, faults, set, one }: PartProps & { one: BrandDetail }) {
  const { t } = useWords(adminWords)
  const fault = useFault(faults)
  const { code, currency } = one.brand
  return (
    <div className="flex flex-col gap-6">
      <p className="text-sm text-text-quiet">{t('brands.fixed', { code, currency })}</p>
      <div className={gridClass}>
        <Field
          label={t('brands.part_name')}
          required
          maxLength={60}
          value={document.name}
          onChange={(name) => set({ name })}
          {...fault('name')}
        />
        <Choice
          label={t('brands.part_market')}
          options={markets.map((value) => ({ value, label: t(`brands.market_${value}`) }))}
          value={document.market}
          onChange={(market) => set({ market })}
        />
        <Field
          label={t('brands.part_timeZone')}
          required
          maxLength={64}
          value={document.timeZone}
          onChange={(timeZone) => set({ timeZone })}
          {...fault('timeZone')}
        />
        <Field
          label={t('brands.part_country')}
          hint={t('brands.country_hint')}
          required
          maxLength={2}
          value={document.country}
          onChange={(country) => set({ country: country.toUpperCase() })}
        />
        <Choice
          label={t('brands.part_theme')}
          options={themes.map((value) => ({ value, label: t(`brands.theme_${value}`) }))}
          value={document.theme}
          onChange={(theme) => set({ theme })}
        />
        <Choice
          label={t('brands.part_moneyStyle')}
          options={moneyStyles.map((style) => ({
            value: style,
            label: exampleOf(currency, style),
          }))}
          value={document.moneyStyle}
          onChange={(moneyStyle) => set({ moneyStyle })}
        />
        <Choice
          label={t('brands.part_returns')}
          options={returns.map((value) => ({ value, label: t(`brands.returns_${value}`) }))}
          value={document.returns}
          onChange={(chosen) => set({ returns: chosen })}
        />
      </div>
      <LicenceFields {...{ document, faults, set }} />
      <Languages {...{ document, faults, set }} />
    </div>
  )
}

function Languages({ document, faults, set }: PartProps) {
  const { t } = useWords(adminWords)
  const { error } = useFault(faults)('language')
  const { languages } = document
  const turn = (code: string, isOn: boolean) =>
    set({ languages: isOn ? [...languages, code] : languages.filter((one) => one !== code) })
  const offered = completeLanguages.filter(({ code }) => languages.includes(code))
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-3 text-sm font-semibold">{t('brands.part_languages')}</legend>
      <div className="grid grid-cols-1 gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
        {completeLanguages.map(({ code, name }) => (
          <Toggle
            key={code}
            label={name}
            isOn={languages.includes(code)}
            onChange={(isOn) => turn(code, isOn)}
          />
        ))}
      </div>
      <div className="max-w-sm">
        <Choice
          label={t('brands.part_language')}
          options={[
            ...offered.map(({ code, name }) => ({ value: code as string, label: name })),
            ...(languages.includes(document.language)
              ? []
              : [{ value: document.language, label: document.language }]),
          ]}
          value={document.language}
          onChange={(language) => set({ language })}
        />
        {error !== undefined && <p className="mt-2 text-sm text-bad">{error}</p>}
      </div>
    </fieldset>
  )
}
