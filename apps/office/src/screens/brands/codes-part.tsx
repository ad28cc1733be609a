import { adminWords } from '@fairhouse/i18n/office'
import { Field, Problem } from '@fairhouse/ui'
import { useWords } from '#lib/words'
import { CodeUse } from './code-use.tsx'
import { LinesField } from './lines-field.tsx'
import type { Document, BrandDetail, PartProps } from './view.ts'
import { useFault } from './use-fault.ts'

type Terms = Document['codes']

const caps = [
  'smsHour',
  'smsDay',
  'countryHour',
  'countryDay',
  'emailHour',
  'emailDay',
] as const satisfies readonly (keyof Terms)[]

/** Channels and caps of one-time codes. */
export function CodesPart({ document, faults, set, one }: PartProps & { one: BrandDetail }) {
  const { t } = useWords(adminWords)
  const fault = useFault(faults)
  const { codes, country } = document
  const change = (to: Partial<Terms>) => set({ codes: { ...codes, ...to } })
  const isNowhere = codes.countries.length === 0 && country === 'ZZ'
  return (
    <div className="flex flex-col gap-6">
      <p className="text-sm text-text-quiet">{t('brands.codes_text')}</p>
      {isNowhere && <Problem text={t('brands.codes_none')} />}
      <LinesField
        label={t('brands.codes_countries')}
        hint={t('brands.codes_countries_hint', { country })}
        values={codes.countries}
        onChange={(typed) => change({ countries: typed.map((code) => code.toUpperCase()) })}
        {...fault('codes.countries')}
      />
      <div className="grid grid-cols-1 items-start gap-5 md:grid-cols-2">
        {caps.map((name) => (
          <Field
            key={name}
            label={t(`brands.codes_${name}`)}
            required
            inputMode="numeric"
            maxLength={7}
            value={String(codes[name])}
            onChange={(typed) => change({ [name]: Number(typed.replaceAll(/\D/g, '')) })}
            {...fault(`codes.${name}`)}
          />
        ))}
      </div>
      <CodeUse brandId={one.brand.id} />
    </div>
  )
}
