import { adminWords } from '@fairhouse/i18n/office'
import { call } from '@fairhouse/browser/call'
import { Button, Dialog, Problem } from '@fairhouse/ui'
import { useState } from 'react'
import { Facts } from '#features/facts'
import { Tag } from '#features/tag'
import { useAction } from '#lib/action'
import { useWords } from '#lib/words'
import type { Endpoint } from './view.ts'

/** Calls the addresses of a provider and shows whether they answer. */
export function ConnectionTest({ code }: { code: string }) {
  const { t } = useWords(adminWords)
  const { busy, problem, run } = useAction()
  const [endpoints, setEndpoints] = useState<readonly Endpoint[]>()
  const test = () =>
    run(async () => {
      const answer = await call('POST /office/api/provider/test', { code })
      setEndpoints(answer.endpoints)
    })
  return (
    <>
      <Button size="small" variant="quiet" icon="refresh" busy={busy} onClick={() => void test()}>
        {t('providers.test')}
      </Button>
      <Problem text={problem} />
      <Dialog
        open={endpoints !== undefined}
        title={t('providers.test_title')}
        closeLabel={t('common.close')}
        onClose={() => setEndpoints(undefined)}
        delayMs={0}
        width={480}
      >
        {endpoints?.length === 0 && <p>{t('providers.test_nothing')}</p>}
        <Facts
          facts={(endpoints ?? []).map((found) => ({
            label: t(`providers.${found.endpoint}Url`),
            value: <Result found={found} />,
            isLong: true,
          }))}
        />
      </Dialog>
    </>
  )
}

function Result({ found: { endpoint, result, status } }: { found: Endpoint }) {
  const { t } = useWords(adminWords)
  const values = { status: status ?? '–' }
  if (result === 'answers') return <Tag tone="good" text={t('providers.test_answers', values)} />
  const text = result === 'wrong' ? (`wrong_${endpoint}` as const) : result
  return <Tag tone="bad" text={t(`providers.test_${text}`, values)} />
}
