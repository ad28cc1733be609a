import { setTheme, useTheme } from '@fairhouse/browser/theme'
import { officeLanguages } from '@fairhouse/i18n/office'
import { IconButton, Select } from '@fairhouse/ui'
import { useWords } from '#lib/words'

const languages = officeLanguages.map(({ code, name, tag }) => ({
  value: code,
  label: name,
  tag,
}))

/** Language and theme menus. */
export function Preferences() {
  const { t, language, setLanguage } = useWords()
  const theme = useTheme()
  return (
    <>
      <Select
        label={t('common.language')}
        icon="globe"
        options={languages}
        value={language}
        onChange={setLanguage}
      />
      <IconButton
        icon={theme === 'dark' ? 'sun' : 'moon'}
        label={t(theme === 'dark' ? 'common.to_light' : 'common.to_dark')}
        onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}
      />
    </>
  )
}
