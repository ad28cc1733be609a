import { Button, pushToast } from '@fairhouse/ui'
import { useAccountWords } from '#lib/account-words'
import { saveFile } from '../save-file.ts'
import { useCopy } from '../use-copy.ts'
import { printText } from './print-text.ts'

const listClass = 'grid grid-cols-2 gap-2 rounded-control bg-surface-sunken p-4 font-mono text-sm'

interface Props {
  codes: readonly string[]
  onKept: () => void
}

/** Shown this one time, with the ways to keep them. */
export function RecoveryCodes({ codes, onKept }: Props) {
  const { ta } = useAccountWords()
  const copy = useCopy()
  const text = codes.join('\n')
  const title = ta('security.section_recovery')
  const print = () => {
    if (!printText(title, text)) pushToast(ta('security.popup_blocked'), 'warn')
  }
  return (
    <div className="flex flex-col gap-5">
      <p>{ta('security.recovery_once')}</p>
      <ul className={listClass}>
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="quiet" size="small" icon="copy" onClick={() => copy(text)}>
          {ta('security.copy')}
        </Button>
        <Button
          variant="quiet"
          size="small"
          icon="download"
          onClick={() => saveFile('recovery-codes.txt', 'text/plain', `${text}\n`)}
        >
          {ta('security.save')}
        </Button>
        <Button variant="quiet" size="small" onClick={print}>
          {ta('security.print')}
        </Button>
      </div>
      <Button onClick={onKept}>{ta('security.recovery_kept')}</Button>
    </div>
  )
}
