import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import { CompactPicker, Skeleton } from '@fairhouse/ui'
import { useMemo } from 'react'
import { flagAddress } from './country-flag.ts'
import { TextField, type FieldProps } from './text-field.tsx'
import type { Countries } from './use-countries.ts'

interface Props extends FieldProps {
  countries: Countries
}

/** A phone number field with a dialling code picker. */
export function PhoneField({ countries, ...field }: Props) {
  return (
    <TextField
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      {...field}
      before={<DialPicker countries={countries} />}
    />
  )
}

function DialPicker({ countries: { list, country, choose } }: { countries: Countries }) {
  const { t, tag } = useWords(accountWords)
  const options = useMemo(() => {
    const names = new Intl.DisplayNames([tag], { type: 'region' })
    return list.map(({ countryCode, countryDialingCode }) => ({
      value: countryCode,
      label: names.of(countryCode) ?? countryCode,
      hint: `+${countryDialingCode}`,
      image: flagAddress(countryCode),
    }))
  }, [list, tag])
  if (options.length === 0) return <Skeleton className="h-12 w-28 shrink-0 rounded-control" />
  return (
    <CompactPicker
      label={t('login.dialling_code')}
      emptyText={t('login.no_country')}
      options={options}
      value={country?.countryCode}
      onChange={choose}
    />
  )
}
