import { Select } from '@fairhouse/ui'
import { useWords } from '#lib/words'
import { offeredLanguages } from './offered-languages.ts'

/** Offers languages with complete packs; hidden if there is only one. */
export function LanguageSwitch({ enabled }: { enabled: readonly string[] | undefined }) {
  const { t, language, setLanguage } = useWords()
  const options = offeredLanguages(enabled)
  if (options.length < 2) return null
  return (
    <Select
      icon="globe"
      label={t('site.language')}
      options={options}
      value={language}
      onChange={setLanguage}
    />
  )
}
