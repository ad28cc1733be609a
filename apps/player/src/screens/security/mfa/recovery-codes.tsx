import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import { Button, pushToast } from '@fairhouse/ui'
import { saveFile } from '../save-file.ts'
import { useCopy } from '../use-copy.ts'
import { printText } from './print-text.ts'

const listClass = 'grid grid-cols-2 gap-2 rounded-control bg-surface-sunken p-4 font-mono text-sm'

interface Props {
  codes: readonly string[]
  onKept: () => void
}

/** Recovery codes, shown once, with copy, print and download. */
export function RecoveryCodes({ codes, onKept }: Props) {
  const { t } = useWords(accountWords)
  const copy = useCopy()
  const text = codes.join('\n')
  const title = t('security.section_recovery')
  const print = () => {
    if (!printText(title, text)) pushToast(t('security.popup_blocked'), 'warn')
  }
  return (
    <div className="flex flex-col gap-5">
      <p>{t('security.recovery_once')}</p>
      <ul className={listClass}>
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="quiet" size="small" icon="copy" onClick={() => copy(text)}>
          {t('security.copy')}
        </Button>
        <Button
          variant="quiet"
          size="small"
          icon="download"
          onClick={() => saveFile('recovery-codes.txt', 'text/plain', `${text}\n`)}
        >
          {t('security.save')}
        </Button>
        <Button variant="quiet" size="small" onClick={print}>
          {t('security.print')}
        </Button>
      </div>
      <Button onClick={onKept}>{t('security.recovery_kept')}</Button>
    </div>
  )
}
