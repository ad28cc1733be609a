import { call } from '@fairhouse/browser/call'
import { Button, Choice, Field, pushToast } from '@fairhouse/ui'
import { useState } from 'react'
import { ReasonDialog } from '#features/decision'
import { useInvalidate } from '#lib/query'
import { useWords } from '#lib/words'

const lengths = ['hours', 'months', 'good'] as const

/** Excludes a member from bets and deposits. It cannot be undone. */
export function Exclude({ memberId }: { memberId: string }) {
  const { t } = useWords()
  const again = useInvalidate()
  const [isOpen, setOpen] = useState(false)
  const [unit, setUnit] = useState<(typeof lengths)[number]>('months')
  const [count, setCount] = useState('6')
  const send = async (reason: string) => {
    const length = unit === 'good' ? null : { unit, count: Number(count) }
    await call('POST /office/api/safety/exclude', { memberId, length, reason })
    pushToast(t('member.excluded'), 'good')
    again('GET /office/api/safety/member', 'GET /office/api/safety/contacts')
  }
  return (
    <>
      <Button size="small" variant="quiet" icon="shield" onClick={() => setOpen(true)}>
        {t('member.exclude')}
      </Button>
      <ReasonDialog
        open={isOpen}
        title={t('member.exclude_title')}
        text={t('member.exclude_text')}
        confirm={t('member.exclude')}
        reasonLabel={t('common.reason')}
        fields={
          <>
            <Choice
              label={t('member.length')}
              options={lengths.map((value) => ({ value, label: t(`member.length_${value}`) }))}
              value={unit}
              onChange={setUnit}
            />
            {unit !== 'good' && (
              <Field
                label={t(`member.count_${unit}`)}
                inputMode="numeric"
                value={count}
                onChange={setCount}
              />
            )}
          </>
        }
        onSend={send}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
