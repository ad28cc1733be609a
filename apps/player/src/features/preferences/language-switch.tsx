import type { PackCode } from '@fairhouse/i18n'
import { Select } from '@fairhouse/ui'
import { useWords } from '#lib/words'
import { offeredLanguages } from './offered-languages.ts'

interface Props {
  enabled: readonly string[] | undefined
  onChange: () => void
}

/** Offers languages with complete packs; hidden if there is only one. */
export function LanguageSwitch({ enabled, onChange }: Props) {
  const { t, language, setLanguage } = useWords()
  const options = offeredLanguages(enabled)
  if (options.length < 2) return null
  const choose = (code: PackCode) => {
    setLanguage(code)
    onChange()
  }
  return (
    <Select
      icon="globe"
      label={t('site.language')}
      options={options}
      value={language}
      onChange={choose}
    />
  )
}
