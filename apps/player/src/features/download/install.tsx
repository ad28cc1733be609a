import { Button, Icon } from '@fairhouse/ui'
import { useInstall } from '#lib/web-app'
import { useAccountWords } from '#lib/account-words'

/** Only where the browser itself offers to install; others have the steps. */
export function Install() {
  const { ta: t } = useAccountWords()
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
