import { IconButton } from '@fairhouse/ui'
import { setTheme, useTheme } from '#lib/theme'
import { useWords } from '#lib/words'

export function ThemeSwitch() {
  const { t } = useWords()
  const other = useTheme() === 'dark' ? 'light' : 'dark'
  return (
    <IconButton
      icon={other === 'light' ? 'sun' : 'moon'}
      label={t(other === 'light' ? 'site.theme_to_light' : 'site.theme_to_dark')}
      onClick={() => setTheme(other)}
    />
  )
}
