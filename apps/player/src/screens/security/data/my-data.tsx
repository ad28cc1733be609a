import { Button } from '@fairhouse/ui'
import { useAccountWords } from '#lib/account-words'
import { Problem, useAction } from '#lib/action'
import { call } from '#lib/call'
import { useGuarded } from '#lib/guarded'
import { saveFile } from '../save-file.ts'

/** All that is kept about the account, as a file for machines to read. */
export function MyData() {
  const { ta } = useAccountWords()
  const guarded = useGuarded()
  const { busy, problem, run } = useAction()
  const save = async () => {
    const data = await guarded(() => call('GET /wps/member/export'))
    saveFile('my-data.json', 'application/json', JSON.stringify(data, null, 2))
  }
  return (
    <>
      <p className="text-text-quiet">{ta('security.data_lead')}</p>
      <Problem text={problem} />
      <div>
        <Button busy={busy} icon="download" onClick={() => void run(save)}>
          {ta('security.data_save')}
        </Button>
      </div>
    </>
  )
}
