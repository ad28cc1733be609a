import { Select } from '@fairhouse/ui'
import { useWords } from '#lib/words'
import { offeredLanguages } from './offered-languages.ts'

/** Only languages whose words are complete; a choice of one is none. */
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
