import { call } from '@fairhouse/browser/call'
import { parseAmount } from '@fairhouse/money'
import { Button, Choice, Field, pushToast } from '@fairhouse/ui'
import { useState } from 'react'
import { ReasonDialog } from '#features/decision'
import { useInvalidate } from '#lib/query'
import { readAmount } from '#lib/amount'
import { useWords } from '#lib/words'
import { adjustKinds, type AdjustKind } from './view.ts'

const ways = ['give', 'take'] as const

interface Props {
  memberId: string
  currency: string
}

/** Requests a balance adjustment; it needs four-eyes approval. */
export function Adjust({ memberId, currency }: Props) {
  const { t } = useWords()
  const again = useInvalidate()
  const [isOpen, setOpen] = useState(false)
  const [way, setWay] = useState<(typeof ways)[number]>('give')
  const [kind, setKind] = useState<AdjustKind>('payment')
  const [typed, setTyped] = useState('')
  const [isTried, setTried] = useState(false)
  const amount = readAmount(typed) ?? ''
  const isWrong = (parseAmount(amount) ?? 0n) <= 0n
  const close = () => {
    setOpen(false)
    setTyped('')
    setTried(false)
  }
  const send = async (reason: string) => {
    const sum = way === 'take' ? `-${amount}` : amount
    await call('PUT /office/api/member/adjust', { memberId, kind, amount: sum, reason })
    pushToast(t('member.adjust_asked'), 'good')
    again('GET /office/api/approvals')
  }
  return (
    <>
      <Button size="small" variant="quiet" onClick={() => setOpen(true)}>
        {t('member.adjust')}
      </Button>
      <ReasonDialog
        open={isOpen}
        title={t('member.adjust_title')}
        text={t('member.adjust_text')}
        confirm={t('member.adjust')}
        reasonLabel={t('common.reason')}
        maySend={() => {
          setTried(true)
          return !isWrong
        }}
        fields={
          <>
            <Choice
              label={t('member.adjust_way')}
              options={ways.map((value) => ({ value, label: t(`member.adjust_${value}`) }))}
              value={way}
              onChange={setWay}
            />
            <Field
              label={t('member.adjust_amount', { currency })}
              inputMode="decimal"
              required
              value={typed}
              onChange={setTyped}
              {...(isTried && isWrong && { error: t('member.adjust_wrong') })}
            />
            <Choice
              label={t('member.adjust_kind')}
              options={adjustKinds.map((value) => ({ value, label: t(`member.adjust_${value}`) }))}
              value={kind}
              onChange={setKind}
            />
          </>
        }
        onSend={send}
        onClose={close}
      />
    </>
  )
}
