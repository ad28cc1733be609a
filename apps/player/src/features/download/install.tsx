import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import { Button, Icon } from '@fairhouse/ui'
import { useInstall } from '#lib/web-app'

/** Shown only if the browser offers installation; others get the steps. */
export function Install() {
  const { t } = useWords(accountWords)
  const { install, isInstalled } = useInstall()
  if (isInstalled) {
    return (
      <output className="flex items-center gap-2 font-medium text-good">
        <Icon name="check" />
        {t('download.installed')}
      </output>
    )
  }
  return (
    install && (
      <Button icon="download" size="large" onClick={install}>
        {t('download.install')}
      </Button>
    )
  )
}
