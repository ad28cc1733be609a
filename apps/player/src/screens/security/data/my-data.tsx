import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import { Button } from '@fairhouse/ui'
import { Problem, useAction } from '#lib/action'
import { call } from '#lib/call'
import { useStepUp } from '#lib/step-up'
import { saveFile } from '../save-file.ts'

/** Exports all account data as a machine-readable file. */
export function MyData() {
  const { t } = useWords(accountWords)
  const guarded = useStepUp()
  const { busy, problem, run } = useAction()
  const save = async () => {
    const data = await guarded(() => call('GET /wps/member/export'))
    saveFile('my-data.json', 'application/json', JSON.stringify(data, null, 2))
  }
  return (
    <>
      <p className="text-text-quiet">{t('security.data_lead')}</p>
      <Problem text={problem} />
      <div>
        <Button busy={busy} icon="download" onClick={() => void run(save)}>
          {t('security.data_save')}
        </Button>
      </div>
    </>
  )
}
